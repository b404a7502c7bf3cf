import { PlanChoiceSkeleton } from '@homeview/ui/Skeletons';
import { useText } from '../../i18n/useText';
import { WalletChoice } from './WalletChoice';
import { WalletPage } from './WalletPage';
import type { WalletSearch } from './search';

/** The wallet plan page, in the iOS app: the tiers the store sells, the terms. Spec 2, ruling 40. */
export function WalletPlanScreen({ search }: { readonly search: WalletSearch }) {
  const text = useText();
  return (
    <WalletPage
      search={search}
      title={text('packages.title')}
      backTo="/"
      loading={<PlanChoiceSkeleton />}
    >
      {(offer) => <WalletChoice key={`${offer.house.id}/${offer.price.goodsPriceId}`} {...offer} />}
    </WalletPage>
  );
}
