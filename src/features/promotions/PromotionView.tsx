import { Body } from '@homeview/ui/Body';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { OfferCard } from '@homeview/ui/OfferCard';
import { Stack } from '@homeview/ui/Stack';
import type { Activity } from '@homeview/contracts/domains/activity/activity.schemas';
import { PhoneOnly } from '../../checkout/frame/PhoneOnly';
import { PurchaseButton } from '../../checkout/frame/PurchaseButton';
import { PurchasePage } from '../../checkout/frame/PurchasePage';
import { PlanFeatures } from '../../checkout/plan/PlanFeatures';
import { TaxNote } from '../../checkout/terms/TaxNote';
import { formatPrice } from '../../domain/offer/price';
import {
  FREE_CAMERA_VALUE_CENTS,
  PROMOTION_LIST_PRICE_CENTS,
  PROMOTION_PRICE_CENTS,
  promotionStage,
} from '../../domain/offer/promotion';
import { CYCLE_TEXT } from '../../i18n/planTexts';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
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
 * wide screen the action stands beside the offer, so it covers nothing. A promotion that has not started
 * shows its start instead of a price to pay.
 */
export function PromotionView(props: PromotionViewProps) {
  const { signedIn, activity, error, isOwnerKnown, busy, onBuy } = props;
  const text = useText();
  const toPlans = useGoToPlans();
  const fullDate = useFullDate();
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
      text('promotions.startsOn', { date: fullDate(starts) ?? '' })
    );
  const button =
    starts === undefined ? (
      <PurchaseButton busy={busy} busyLabel={text('promotions.checking')} onClick={onBuy}>
        {text('promotions.buy', { price })}
      </PurchaseButton>
    ) : (
      <PurchaseButton onClick={toPlans}>{text('packages.seeAll')}</PurchaseButton>
    );
  const rows = [
    { label: text('plan.billing'), value: text(CYCLE_TEXT.year) },
    { label: text('checkout.total'), value: price, strong: true },
  ];
  return (
    <PurchasePage
      head={{ title: text('promotions.title'), backTo: signedIn ? '/' : undefined }}
      summary={starts === undefined ? <KeyValueList plain rows={rows} /> : null}
      title={starts === undefined ? undefined : text('promotions.title')}
      charge={effect}
      conditions={<TaxNote />}
      terms={null}
      action={isOwnerKnown ? button : null}
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
        </OfferCard>
        {starts === undefined ? notice : null}
        <PlanFeatures />
        <PhoneOnly>
          <TaxNote />
        </PhoneOnly>
      </Stack>
    </PurchasePage>
  );
}
