import { Body } from '@homeview/ui/Body';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { Stack } from '@homeview/ui/Stack';
import { formatPrice, toCents } from '../../../domain/offer/price';
import { useText } from '../../../i18n/useText';

interface Props {
  /** When the next plan starts, as a sentence. */
  readonly when: string;
  /** The end of the period, MM/DD/YYYY; null if unknown. */
  readonly date: string | null;
  /** How many devices the next plan covers; Infinity for no limit. */
  readonly limit: number;
  /** In dollars, as the service sends it. */
  readonly goodsPrice: number;
}

/** The next plan, its start, and the data that is lost then. */
export function DowngradeFacts({ when, date, limit, goodsPrice }: Props) {
  const text = useText();
  const endless = limit === Infinity;
  return (
    <Stack spacing={2}>
      <Notice tone="warning">
        <Stack spacing={1}>
          <Body>{when}</Body>
          {endless ? null : <Body>{text('downgrade.removed')}</Body>}
          <Body>{text('downgrade.deleted')}</Body>
          <Body>{date === null ? text('loss.saveFirst') : text('loss.saveBefore', { date })}</Body>
        </Stack>
      </Notice>
      <KeyValueList
        rows={[
          ...(date === null ? [] : [{ label: text('downgrade.startsOn'), value: date }]),
          { label: text('downgrade.price'), value: formatPrice(toCents(goodsPrice)) },
          {
            label: text('plan.devices'),
            value: endless ? text('unlimited_devices') : text('plan.deviceLimit', { count: limit }),
          },
        ]}
      />
    </Stack>
  );
}
