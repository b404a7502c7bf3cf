import { FormSkeleton } from '@homeview/ui/Skeletons';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { useText } from '../../i18n/useText';
import { ScreenPage } from '../../shell/pages/ScreenPage';
import { GiftCardView } from './GiftCardView';
import { useCodeCheck } from './code/useCodeCheck';

/** Checks a gift card code for customers who may redeem it. */
export function GiftCardScreen() {
  const text = useText();
  const { settled, notOwner, mayAct } = useOwnership();
  const { redeem, ...form } = useCodeCheck(mayAct);
  // The form shows only once it is known that the customer may redeem.
  if (!settled) {
    return (
      <ScreenPage
        title={text('giftCard.title')}
        backTo="/"
        width="form"
        state={{ status: 'loading' }}
        loading={<FormSkeleton fields={1} />}
      />
    );
  }
  if (notOwner) return <NoHousePage title={text('giftCard.title')} backTo="/" />;
  return <GiftCardView {...form} onRedeem={(event) => void redeem(event)} />;
}
