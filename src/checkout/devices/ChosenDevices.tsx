import { isolated } from '../../i18n/isolated';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

/** A device as the summary of an order names it. */
export interface NamedDevice {
  readonly deviceId: string;
  readonly deviceName: string;
}

/** Names shown before the rest is counted. */
const SHOWN = 3;

/** The chosen devices by name; many are counted after the first three. */
export function ChosenDevices({ devices }: { readonly devices: readonly NamedDevice[] }) {
  const text = useText();
  const names = useNames();
  if (devices.length === 0) return text('checkout.noDeviceYet');
  // One more name takes no more room than "and 1 more".
  const shown = devices.length === SHOWN + 1 ? devices : devices.slice(0, SHOWN);
  const listed = shown.map(({ deviceName }) => isolated(names.device(deviceName))).join(', ');
  const more = devices.length - shown.length;
  return more > 0 ? `${listed} ${text('checkout.moreDevices', { count: more })}` : listed;
}
