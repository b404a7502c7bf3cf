import type { DialogOptions } from '@homeview/ui/Dialog';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import type { Translate } from '../../../i18n/useText';
import { DeviceNames } from '../remove/DeviceNames';

interface Exchange {
  /** The removed devices as words of a sentence. */
  readonly removed: string;
  /** Their names, if the sentence only counts them. */
  readonly removedNames: readonly string[];
  /** The added devices as words of a sentence. */
  readonly added: string;
  /** One of them is selected to stay in the next plan. */
  readonly kept: boolean;
  /** No device can be added before another one is removed. */
  readonly full: boolean;
}

/** Asks before devices are exchanged: what is deleted, and what is at risk. */
export const exchangeDialog = (text: Translate, exchange: Exchange): DialogOptions => {
  const { removed: names, removedNames, added, kept, full } = exchange;
  return {
    title: text('adjustDevice.exchangeTitle', { names, added }),
    content: (
      <Stack spacing={1.5}>
        <span>{text('adjustDevice.exchangeLoss', { names })}</span>
        {removedNames.length > 0 ? <DeviceNames names={removedNames} /> : null}
        <span>{text('loss.saveFirst')}</span>
        {kept ? <Notice tone="warning">{text('remove_device_lock_tips')}</Notice> : null}
        {full ? (
          <Notice tone="warning">{text('adjustDevice.exchangeFull')}</Notice>
        ) : (
          <span>{text('adjustDevice.exchangeRoom')}</span>
        )}
      </Stack>
    ),
    confirmLabel: text('removeDevice.confirm'),
    destructive: true,
  };
};
