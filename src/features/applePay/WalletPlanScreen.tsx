import { useNavigate } from '@tanstack/react-router';
import { PlanChoiceSkeleton } from '@homeview/ui/Skeletons';
import { useText } from '../../i18n/useText';
import { WalletChoiceView } from './WalletChoiceView';
import { WalletPageView } from './WalletPageView';
import type { WalletSearch } from './search';
import { useWalletOffer } from './useWalletOffer';

/** The wallet plan page in the iOS app: the store's tiers and the terms. */
export function WalletPlanScreen({ search }: { readonly search: WalletSearch }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <WalletPageView
      title={text('packages.title')}
      backTo="/"
      loading={<PlanChoiceSkeleton />}
      query={useWalletOffer(search)}
    >
      {(offer) => (
        <WalletChoiceView
          key={`${offer.house.id}/${offer.price.goodsPriceId}`}
          {...offer}
          onContinue={({ goodsPriceId }) =>
            void navigate({
              to: '/applePay/selectDevice',
              search: { goodsId: offer.goods.goodsId, checkedPriceId: goodsPriceId },
            })
          }
        />
      )}
    </WalletPageView>
  );
}
