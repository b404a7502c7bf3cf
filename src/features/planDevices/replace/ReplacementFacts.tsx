import { Body } from '@homeview/ui/Body';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { sentences } from '../../../shell/failureText';
import { useNames } from '../../../shell/useNames';
import { isKept } from '../isKept';

interface Props {
  readonly leaving: PlanDevice;
  /** The old device has to leave before the new one is added. */
  readonly full: boolean;
}

/** What a replacement deletes, what it leaves as it is, and in which order it happens. */
export function ReplacementFacts({ leaving, full }: Props) {
  const text = useText();
  const names = useNames();
  const loss = text('adjustDevice.exchangeLoss', { names: names.device(leaving.deviceName) });
  return (
    <Section title={text('replaceDevice.facts')}>
      <Stack spacing={1.5}>
        <Body>{sentences(loss, text('loss.saveFirst'), text)}</Body>
        <Body>{text('replaceDevice.stays')}</Body>
        {full ? null : <Body>{text('adjustDevice.exchangeRoom')}</Body>}
        {isKept(leaving) ? <Notice tone="warning">{text('remove_device_lock_tips')}</Notice> : null}
      </Stack>
    </Section>
  );
}
