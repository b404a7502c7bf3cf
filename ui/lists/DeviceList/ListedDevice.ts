import type { ReactNode } from 'react';

/** A row of a `DeviceList`. */
export interface ListedDevice {
  id: string;
  name: string;
  detail?: ReactNode;
  /** Held by a plan: ticked or not, it cannot be changed. */
  locked?: boolean | undefined;
}
