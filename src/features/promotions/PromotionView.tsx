import { Body } from '@homeview/ui/Body';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { OfferCard } from '@homeview/ui/OfferCard';
import { Stack } from '@homeview/ui/Stack';
import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { PlanFeatures } from '../../checkout/plan/PlanFeatures';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { formatPrice } from '../../domain/offer/price';
import {
  FREE_CAMERA_VALUE_CENTS,
  PROMOTION_PRICE_CENTS,
  PROMOTION_VALUE_CENTS,
  promotionStage,
} from '../../domain/offer/promotion';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { useGoToPlans } from '../../shell/useGoToPlans';
import { FreeCamera } from './FreeCamera';
import { PromotionNotice } from './PromotionNotice';
import { PromotionSum } from './PromotionSum';

export interface PromotionViewProps {
  readonly signedIn: boolean;
  /** Undefined while unknown, and for signed-out visitors. */
  readonly activity: Activity | undefined;
  /** Why the promotion's period could not be loaded; undefined if it was, or is loading. */
  readonly error?: unknown;
  /** Without it, it is unknown whether the customer may buy, so no button is offered. Ruling 48. */
  readonly isOwnerKnown: boolean;
  /** The check whether the promotion is running is pending. */
  readonly busy: boolean;
  readonly onBuy: () => void;
}

/**
 * The promotion page. Its amounts are printed as specified; only their sum is computed. A promotion
 * that has not started shows its start instead of a price to pay. Spec 9, ruling 14.
 */
export function PromotionView(props: PromotionViewProps) {
  const { signedIn, activity, error, isOwnerKnown, busy, onBuy } = props;
  const text = useText();
  const toPlans = useGoToPlans();
  const price = formatPrice(PROMOTION_PRICE_CENTS);
  const starts =
    activity && promotionStage(activity.status) === 'notStarted' ? activity.startTime : undefined;
  const notice = signedIn ? (
    <PromotionNotice activity={activity} error={error} />
  ) : (
    <Notice tone="info">{text('promotions.signInFirst')}</Notice>
  );
  return (
    <PortalPage
      title={text('promotions.title')}
      headingInContent
      backTo={signedIn ? '/' : undefined}
      maxWidth={960}
      footer={
        !isOwnerKnown ? undefined : starts === undefined ? (
          <BottomActionBar
            pinned
            summary={
              <>
                {text('packages.renewsFor', { price, unit: 'year' })}
                <Stack component="strong">{text('promotions.allSalesFinal')}</Stack>
              </>
            }
          >
            <BusyButton
              fullWidth
              busy={busy}
              busyLabel={text('promotions.checking')}
              onClick={onBuy}
            >
              {text('promotions.buy', { price })}
            </BusyButton>
          </BottomActionBar>
        ) : (
          <BottomActionBar
            pinned
            summary={text('promotions.startsOn', { date: formatDate(starts) ?? '' })}
          >
            <BusyButton fullWidth onClick={toPlans}>
              {text('packages.seeAll')}
            </BusyButton>
          </BottomActionBar>
        )
      }
    >
      <Stack spacing={2.5}>
        {starts === undefined ? null : notice}
        <OfferCard
          illustration="gift"
          badge={text('promotions.discount')}
          title={text('promotions.heading')}
          price={price}
          priceLabel={text('plan.yourPrice')}
          perLabel={text('plan.per.year')}
          listPrice={formatPrice(PROMOTION_VALUE_CENTS)}
          listPriceLabel={text('plan.listPrice')}
        >
          <FreeCamera value={formatPrice(FREE_CAMERA_VALUE_CENTS)} />
          <PromotionSum />
          <Body tone="muted">{text('promotions.intro')}</Body>
        </OfferCard>
        {starts === undefined ? notice : null}
        <PlanFeatures />
        <TaxNote />
      </Stack>
    </PortalPage>
  );
}
