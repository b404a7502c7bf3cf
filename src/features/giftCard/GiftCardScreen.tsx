import { NoHousePage } from '../../checkout/plan/NoHouse';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { useText } from '../../i18n/useText';
import { GiftCardView } from './GiftCardView';
import { useCodeCheck } from './code/useCodeCheck';

/** Checks a gift card code for customers who may redeem it. */
export function GiftCardScreen() {
  const text = useText();
  const { notOwner, mayAct } = useOwnership();
  const { redeem, ...form } = useCodeCheck(mayAct);
  if (notOwner) return <NoHousePage title={text('giftCard.title')} backTo="/" />;
  return <GiftCardView {...form} onRedeem={(event) => void redeem(event)} />;
}
