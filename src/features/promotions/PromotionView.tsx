import { Body } from '@homeview/ui/Body';
import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { OfferCard } from '@homeview/ui/OfferCard';
import { useIsDesktop } from '@homeview/ui/Page';
import { Stack } from '@homeview/ui/Stack';
import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { PlanFeatures } from '../../checkout/plan/PlanFeatures';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { formatPrice } from '../../domain/offer/price';
import {
  FREE_CAMERA_VALUE_CENTS,
  PROMOTION_LIST_PRICE_CENTS,
  PROMOTION_PRICE_CENTS,
  promotionStage,
} from '../../domain/offer/promotion';
import { formatDate } from '../../i18n/formatDate';
import { useText } from '../../i18n/useText';
import { PortalPage } from '../../shell/pages/PortalPage';
import { useGoToPlans } from '../../shell/useGoToPlans';
import { FreeCamera } from './FreeCamera';
import { PromotionNotice } from './PromotionNotice';

export interface PromotionViewProps {
  readonly signedIn: boolean;
  /** Undefined while unknown, and for signed-out visitors. */
  readonly activity: Activity | undefined;
  /** Why the promotion's period could not be loaded; undefined if it was, or is loading. */
  readonly error?: unknown;
  /** Without it, it is unknown whether the customer may buy, so no button is offered. */
  readonly isOwnerKnown: boolean;
  /** The check whether the promotion is running is pending. */
  readonly busy: boolean;
  readonly onBuy: () => void;
}

/**
 * The promotion page. Its amounts are printed as specified, and nothing is computed from them. On a
 * wide screen the action is part of the offer, so it covers nothing. A promotion that has not started
 * shows its start instead of a price to pay.
 */
export function PromotionView(props: PromotionViewProps) {
  const { signedIn, activity, error, isOwnerKnown, busy, onBuy } = props;
  const text = useText();
  const toPlans = useGoToPlans();
  const wide = useIsDesktop();
  const price = formatPrice(PROMOTION_PRICE_CENTS);
  const starts =
    activity && promotionStage(activity.status) === 'notStarted' ? activity.startTime : undefined;
  const notice = signedIn ? (
    <PromotionNotice activity={activity} error={error} />
  ) : (
    <Notice tone="info">{text('promotions.signInFirst')}</Notice>
  );
  const effect =
    starts === undefined ? (
      <>
        {text('packages.renewsFor', { price, unit: 'year' })}
        <Stack component="strong">{text('promotions.allSalesFinal')}</Stack>
      </>
    ) : (
      text('promotions.startsOn', { date: formatDate(starts) ?? '' })
    );
  const action =
    starts === undefined ? (
      <BusyButton fullWidth busy={busy} busyLabel={text('promotions.checking')} onClick={onBuy}>
        {text('promotions.buy', { price })}
      </BusyButton>
    ) : (
      <BusyButton fullWidth onClick={toPlans}>
        {text('packages.seeAll')}
      </BusyButton>
    );
  return (
    <PortalPage
      title={text('promotions.title')}
      heading="content"
      backTo={signedIn ? '/' : undefined}
      maxWidth={960}
      footer={
        wide || !isOwnerKnown ? undefined : (
          <BottomActionBar summary={effect}>{action}</BottomActionBar>
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
          listPrice={formatPrice(PROMOTION_LIST_PRICE_CENTS)}
          listPriceLabel={text('plan.listPrice')}
        >
          <FreeCamera value={formatPrice(FREE_CAMERA_VALUE_CENTS)} />
          <Body tone="muted">{text('promotions.intro')}</Body>
          {wide ? (
            // Keeps its room until the owner is known, so that nothing moves.
            <Stack spacing={1.5} sx={{ visibility: isOwnerKnown ? 'visible' : 'hidden' }}>
              <Body size="small">{effect}</Body>
              {action}
            </Stack>
          ) : null}
        </OfferCard>
        {starts === undefined ? notice : null}
        <PlanFeatures />
        <TaxNote />
      </Stack>
    </PortalPage>
  );
}
