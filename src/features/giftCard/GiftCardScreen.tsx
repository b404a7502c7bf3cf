import { NoHousePage } from '../../checkout/NoHouse';
import { useOwnership } from '../../checkout/useOwnership';
import { useText } from '../../i18n/useText';
import { GiftCardView } from './GiftCardView';
import { useCodeCheck } from './useCodeCheck';

/** Checking the code of a gift card, for those who may redeem it. */
export function GiftCardScreen() {
  const text = useText();
  const { notOwner, mayAct } = useOwnership();
  const { redeem, ...form } = useCodeCheck(mayAct);
  if (notOwner) return <NoHousePage title={text('giftCard.title')} backTo="/" />;
  return <GiftCardView {...form} onRedeem={(event) => void redeem(event)} />;
}
