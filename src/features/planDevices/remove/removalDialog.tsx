import type { ReactNode } from 'react';
import type { DialogOptions } from '@homeview/ui/Dialog';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import { Text } from '../../../i18n/useText';
import type { Translate } from '../../../i18n/useText';
import { DeviceNames } from './DeviceNames';

export interface RemovedDevice {
  readonly id: string;
  readonly name: string;
  /** Selected to stay in the next plan. */
  readonly locked?: boolean | undefined;
}

/** Asks before devices are removed: names them and what is deleted. */
export function removalDialog(text: Translate, devices: readonly RemovedDevice[]): DialogOptions {
  const [first] = devices;
  const one = devices.length === 1 ? first : undefined;
  const values = { name: one?.name ?? '', device: (chunks: ReactNode) => <bdi>{chunks}</bdi> };
  return {
    title: one ? (
      <Text id="removeDevice.confirmTitle" values={values} />
    ) : (
      text('removeDevice.confirmManyTitle', { count: devices.length })
    ),
    content: (
      <Stack spacing={2}>
        {one ? null : <DeviceNames names={devices.map(({ name }) => name)} />}
        <span>{text(one ? 'removeDevice.confirmText' : 'removeDevice.confirmManyText')}</span>
        <span>{text('loss.saveFirst')}</span>
        {one?.locked ? <Notice tone="warning">{text('remove_device_lock_tips')}</Notice> : null}
      </Stack>
    ),
    confirmLabel: text('removeDevice.confirm'),
    destructive: true,
  };
}
