import { createFileRoute } from '@tanstack/react-router';
import { prefetchOfHouse } from '../../../api/currentHouse';
import { fetchGoodsList, fetchPayModes } from '../../../api/endpoints/package.api';
import { prefetch } from '../../../api/prefetch';
import { fetchUnboundDevices } from '../../../api/endpoints/subscription.api';
import { PromotionDeviceScreen } from '../../../features/promotions/PromotionDeviceScreen';
import { promotionSearch } from '../../../features/promotions/search';

export const Route = createFileRoute('/_auth/promotions/selectDevice')({
  validateSearch: promotionSearch,
  loader: ({ context: { store } }) => {
    prefetchOfHouse(store, fetchUnboundDevices);
    prefetch(store, fetchGoodsList(), fetchPayModes());
  },
  component: SelectDevice,
});

function SelectDevice() {
  return <PromotionDeviceScreen search={Route.useSearch()} />;
}
