import { useCallback } from 'react';
import { useNameList } from '../../i18n/useNameList';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

/** A sentence names up to this many devices; more are only counted. */
export const NAMED_IN_SENTENCE = 3;

interface Device {
  readonly deviceId: string;
  readonly deviceName: string;
}

/** Devices as the words of a sentence: “Front door and Garden”, or “12 devices”. */
export function useDeviceList(): (devices: readonly Device[]) => string {
  const text = useText();
  const names = useNames();
  const list = useNameList();
  return useCallback(
    (devices) =>
      devices.length > NAMED_IN_SENTENCE
        ? text('plan.deviceLimit', { count: devices.length })
        : list(devices.map(({ deviceName }) => names.device(deviceName))),
    [text, names, list],
  );
}
