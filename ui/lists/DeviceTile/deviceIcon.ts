import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import Cctv from 'lucide-react/icons/cctv';
import HouseWifi from 'lucide-react/icons/house-wifi';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { deviceKind, type DeviceKind } from './deviceKind';

const ICON: Readonly<Record<DeviceKind, LucideIcon>> = {
  doorbell: BellRing,
  camera: Cctv,
  lamp: Lightbulb,
};

/** The icon of a device by its name; a neutral one if the name says no kind. */
export function deviceIcon(name: string): LucideIcon {
  const kind = deviceKind(name);
  return kind ? ICON[kind] : HouseWifi;
}
