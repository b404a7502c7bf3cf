import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../../api/endpoints/house.api';
import { prefetch } from '../../../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../../../api/endpoints/subscription.api';
import { AdjustDeviceScreen } from '../../../../../features/planDevices/adjust/AdjustDeviceScreen';
import { adjustSearch } from '../../../../../features/planDevices/replace/search';

export const Route = createFileRoute('/_auth/subscription/$id/adjustDevice/')({
  staticData: { crumb: 'adjustDevice.title' },
  validateSearch: adjustSearch,
  loader: ({ params, context: { store } }) =>
    prefetch(store, fetchSubscriptionDetail(params.id), fetchHouseList()),
  component: AdjustDevice,
});

function AdjustDevice() {
  return <AdjustDeviceScreen {...Route.useParams()} {...Route.useSearch()} />;
}
