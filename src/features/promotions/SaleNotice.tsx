import { Notice } from '@homeview/ui/Notice';
import type { Activity } from '@homeview/contracts/activity/activity.schemas';
import { saleStage } from '../../domain/sale';
import type { SaleStage } from '../../domain/sale';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import { salePeriod } from './salePeriod';

interface Props {
  /** Undefined while it is not known. */
  readonly activity: Activity | undefined;
  readonly failed: boolean;
}

const TITLE: Readonly<Record<SaleStage, MessageId>> = {
  notStarted: 'event_no_start',
  ended: 'event_has_expired',
  running: 'promotions.when',
};

/** When the sale runs, and whether it does. As high while it is asked for, so that nothing jumps. */
export function SaleNotice({ activity, failed }: Props) {
  const text = useText();
  if (activity === undefined) {
    return (
      <Notice tone={failed ? 'warning' : 'info'} title={text('promotions.when')}>
        {text(failed ? 'promotions.whenUnknown' : 'promotions.checking')}
      </Notice>
    );
  }
  const stage = saleStage(activity.status);
  return (
    <Notice tone={stage === 'running' ? 'info' : 'warning'} title={text(TITLE[stage])}>
      {salePeriod(activity, text)}
    </Notice>
  );
}
