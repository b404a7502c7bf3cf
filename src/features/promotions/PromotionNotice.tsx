import { Notice } from '@homeview/ui/Notice';
import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { promotionStage } from '../../domain/offer/promotion';
import { useText } from '../../i18n/useText';
import { failureText } from '../../shell/failureText';
import { PROMOTION_TITLE } from './promotionTitle';
import { usePromotionPeriod } from './usePromotionPeriod';

interface Props {
  /** Undefined while unknown. */
  readonly activity: Activity | undefined;
  /** Why it could not be loaded; undefined while it is loading. */
  readonly error: unknown;
}

/**
 * The period and state of the promotion. Keeps its height while loading, to avoid a layout shift.
 */
export function PromotionNotice({ activity, error }: Props) {
  const text = useText();
  const periodOf = usePromotionPeriod();
  if (activity === undefined) {
    const failed = error !== undefined;
    return (
      <Notice
        tone={failed ? 'warning' : 'info'}
        title={failureText(error, text, text('promotions.when'))}
      >
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
      {periodOf(activity)}
    </Notice>
  );
}
