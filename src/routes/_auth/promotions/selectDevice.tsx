import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../api/house.api';
import { fetchGoodsList, fetchPayModes } from '../../../api/package.api';
import { prefetch } from '../../../api/prefetch';
import { PromotionDeviceScreen } from '../../../features/promotions/PromotionDeviceScreen';
import { promotionSearch } from '../../../features/promotions/search';

export const Route = createFileRoute('/_auth/promotions/selectDevice')({
  validateSearch: promotionSearch,
  loader: ({ context: { store } }) =>
    prefetch(store, fetchHouseList(), fetchGoodsList(), fetchPayModes()),
  component: SelectDevice,
});

function SelectDevice() {
  return <PromotionDeviceScreen search={Route.useSearch()} />;
}
