import { PayMethodSkeleton } from '@homeview/ui/Skeletons';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { useBillAddress } from '../../../api/endpoints/billing.api';
import { usePayModes } from '../../../api/endpoints/package.api';
import { useSubscriptionDetail } from '../../../api/endpoints/subscription.api';
import { useCheckout } from '../../../checkout/order/useCheckout';
import { useSelectedHouse } from '../../../checkout/plan/useSelectedHouse';
import { giftCardPaths } from '../../../domain/offer/giftCardPaths';
import { useText } from '../../../i18n/useText';
import { combineQueries } from '../../../shell/combineQueries';
import { PlanHouse } from '../../../shell/house/PlanHouse';
import { GiftCardStates } from '../GiftCardStates';
import { GiftPayMethodView } from './GiftPayMethodView';
import type { GiftPayMethodViewProps } from './GiftPayMethodView';
import { PlanNotInGiftCard } from '../PlanNotInGiftCard';
import { GiftCardPlan } from '../GiftCardPlan';
import { GIFT_PAY_OPTIONS, giftBasket } from './giftBasket';
import { extensionsOf } from './giftPayMethods';
import { isRefused } from '../../../api/request/apiError';
import { useGiftCard } from '../useGiftCard';

interface Props {
  /** The code as written in the URL. */
  readonly code: string;
  /** The plan that is extended. */
  readonly packageId: string;
}

/** Selects how to pay for an extended plan after the free period. */
export function GiftPayMethodScreen({ code, packageId }: Props) {
  return (
    <GiftCardPlan code={code}>
      {(accepted) => (
        <PlanHouse planId={packageId}>
          <PayMethod code={accepted} packageId={packageId} />
        </PlanHouse>
      )}
    </GiftCardPlan>
  );
}

function PayMethod({ code, packageId }: Props) {
  const text = useText();
  const card = useGiftCard(code);
  const detail = useSubscriptionDetail(packageId);
  const visited = useSelectedHouse(detail.currentData?.homeId ?? null);
  const all = combineQueries({
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
      backTo={giftCardPaths.packages(code, { packageId })}
      aside={null}
      {...{ card, visited }}
      // A plan unknown to the service cannot belong to this card.
      all={isRefused(detail.error) ? { ...all, data: {} } : all}
      loading={<PayMethodSkeleton />}
    >
      <PlanNotInGiftCard code={code} />
    </GiftCardStates>
  );
}

/** Redeems the card as an extension and stores how to pay afterwards. */
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
