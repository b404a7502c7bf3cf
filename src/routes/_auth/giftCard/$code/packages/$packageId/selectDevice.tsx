import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../../../api/endpoints/house.api';
import { fetchGoodsList, fetchPayModes } from '../../../../../../api/endpoints/package.api';
import { prefetch } from '../../../../../../api/prefetch';
import { GiftDevicesScreen } from '../../../../../../features/giftCard/choice/GiftDevicesScreen';
import { giftCardSearch } from '../../../../../../features/giftCard/search';

export const Route = createFileRoute('/_auth/giftCard/$code/packages/$packageId/selectDevice')({
  validateSearch: giftCardSearch,
  loader: ({ context: { store } }) =>
    prefetch(store, fetchHouseList(), fetchPayModes(), fetchGoodsList()),
  component: SelectDevice,
});

function SelectDevice() {
  const { code, packageId } = Route.useParams();
  return <GiftDevicesScreen code={code} goodsId={packageId} search={Route.useSearch()} />;
}
