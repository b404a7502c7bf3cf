import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../../api/endpoints/house.api';
import { prefetch } from '../../../../../api/prefetch';
import { GiftPackagesScreen } from '../../../../../features/giftCard/choice/GiftPackagesScreen';
import { giftCardSearch } from '../../../../../features/giftCard/search';

export const Route = createFileRoute('/_auth/giftCard/$code/packages/')({
  staticData: { crumb: 'packages.title' },
  validateSearch: giftCardSearch,
  loader: ({ context: { store } }) => prefetch(store, fetchHouseList()),
  component: Packages,
});

function Packages() {
  return <GiftPackagesScreen {...Route.useParams()} search={Route.useSearch()} />;
}
