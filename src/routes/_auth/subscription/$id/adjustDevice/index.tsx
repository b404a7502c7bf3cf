import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../../api/endpoints/house.api';
import { prefetch } from '../../../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../../../api/endpoints/subscription.api';
import { AdjustDeviceScreen } from '../../../../../features/planDevices/adjust/AdjustDeviceScreen';

export const Route = createFileRoute('/_auth/subscription/$id/adjustDevice/')({
  staticData: { crumb: 'adjustDevice.title' },
  loader: ({ params, context: { store } }) =>
    prefetch(store, fetchSubscriptionDetail(params.id), fetchHouseList()),
  component: AdjustDevice,
});

function AdjustDevice() {
  return <AdjustDeviceScreen {...Route.useParams()} />;
}
