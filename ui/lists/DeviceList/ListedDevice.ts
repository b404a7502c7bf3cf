import type { ReactNode } from 'react';

/** A row of a `DeviceList`. */
export interface ListedDevice {
  id: string;
  name: string;
  detail?: ReactNode;
  /** Locked by a plan: its selection cannot be changed. */
  locked?: boolean | undefined;
}
