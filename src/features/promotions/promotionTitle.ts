import type { PromotionStage } from '../../domain/offer/promotion';
import type { MessageId } from '../../i18n/messages';

/** The title for each promotion stage that cannot be bought. */
export const PROMOTION_TITLE: Readonly<Record<Exclude<PromotionStage, 'running'>, MessageId>> = {
  notStarted: 'event_no_start',
  ended: 'event_has_expired',
};
