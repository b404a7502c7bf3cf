import { createFileRoute } from '@tanstack/react-router';
import { GiftPackagesScreen } from '../../../../../features/giftCard/GiftPackagesScreen';
import { giftCardSearch } from '../../../../../features/giftCard/search';

export const Route = createFileRoute('/_auth/giftCard/$code/packages/')({
  validateSearch: giftCardSearch,
  component: Packages,
});

function Packages() {
  return <GiftPackagesScreen {...Route.useParams()} search={Route.useSearch()} />;
}
