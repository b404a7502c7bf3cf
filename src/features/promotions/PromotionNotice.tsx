import { Notice } from '@homeview/ui/Notice';
import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { promotionStage } from '../../domain/offer/promotion';
import { useText } from '../../i18n/useText';
import { promotionPeriod } from './promotionPeriod';
import { PROMOTION_TITLE } from './promotionTitle';

interface Props {
  /** Undefined while unknown. */
  readonly activity: Activity | undefined;
  readonly failed: boolean;
}

/**
 * The period and state of the promotion. Keeps its height while loading, to avoid a layout shift.
 */
export function PromotionNotice({ activity, failed }: Props) {
  const text = useText();
  if (activity === undefined) {
    return (
      <Notice tone={failed ? 'warning' : 'info'} title={text('promotions.when')}>
        {text(failed ? 'promotions.whenUnknown' : 'promotions.checking')}
      </Notice>
    );
  }
  const stage = promotionStage(activity.status);
  return (
    <Notice
      tone={stage === 'running' ? 'info' : 'warning'}
      title={text(stage === 'running' ? 'promotions.when' : PROMOTION_TITLE[stage])}
    >
      {promotionPeriod(activity, text)}
    </Notice>
  );
}
