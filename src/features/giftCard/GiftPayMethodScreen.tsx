import { DetailSkeleton } from '@homeview/ui/Skeletons';
import type { PayMode } from '@homeview/contracts/vocabulary/payMode';
import { useBillAddress } from '../../api/billing.api';
import { usePayModes } from '../../api/package.api';
import { useSubscriptionDetail } from '../../api/subscription.api';
import { useCheckout } from '../../checkout/useCheckout';
import { useVisitedHouse } from '../../checkout/useVisitedHouse';
import { giftCardPaths } from '../../domain/giftCardPaths';
import { useText } from '../../i18n/useText';
import { allOf } from '../../shell/allOf';
import { GiftCardStates } from './GiftCardStates';
import { GiftPayMethodView } from './GiftPayMethodView';
import type { GiftPayMethodViewProps } from './GiftPayMethodView';
import { NotOfCard } from './NotOfCard';
import { OfGiftCard } from './OfGiftCard';
import { GIFT_PAY_OPTIONS, giftBasket } from './giftBasket';
import { extensionsOf } from './giftWays';
import { isRefused } from '../../api/apiError';
import { useGiftCard } from './useGiftCard';

interface Props {
  /** As it stands in the address. */
  readonly code: string;
  /** The plan that is made longer. */
  readonly packageId: string;
}

/** How a plan that a gift card makes longer is paid for afterwards. Spec 2, 4. */
export function GiftPayMethodScreen({ code, packageId }: Props) {
  return (
    <OfGiftCard code={code}>
      {(accepted) => <PayMethod code={accepted} packageId={packageId} />}
    </OfGiftCard>
  );
}

function PayMethod({ code, packageId }: Props) {
  const text = useText();
  const card = useGiftCard(code);
  const detail = useSubscriptionDetail(packageId);
  const visited = useVisitedHouse(detail.currentData?.homeId ?? null);
  const all = allOf({
    goods: card.goods,
    extensions: card.extensions,
    detail,
    payModes: usePayModes(),
    address: useBillAddress(),
  });
  const { house } = visited;

  if (!card.refused && all.data && house) {
    const { goods, extensions, detail: plan, payModes, address } = all.data;
    const choice = extensionsOf(goods, extensions).find(({ id }) => id === packageId);
    if (choice?.goods.payMark) {
      return <GiftPayMethod {...{ code, choice, plan, house, payModes, address }} />;
    }
  }
  return (
    <GiftCardStates
      title={text('subscription.payMethod')}
      backTo={giftCardPaths.packages(code)}
      aside={null}
      {...{ card, visited }}
      // A plan that the service does not know is none of this card.
      all={isRefused(detail.error) ? { ...all, data: {} } : all}
      loading={<DetailSkeleton />}
    >
      <NotOfCard code={code} />
    </GiftCardStates>
  );
}

/** Redeeming the card for more time, and paying afterwards. */
function GiftPayMethod(view: Omit<GiftPayMethodViewProps, 'step' | 'onRedeem'>) {
  const { code, choice, house } = view;
  const { step, pay } = useCheckout();
  const redeem = async (payMode: PayMode) => {
    const { packageId } = choice.extension;
    const origin = { call: 'serviceExtension', packageId, giftCardCode: code } as const;
    await pay(giftBasket(choice, house.id, payMode, origin), GIFT_PAY_OPTIONS);
  };
  return <GiftPayMethodView {...view} step={step} onRedeem={(payMode) => void redeem(payMode)} />;
}
