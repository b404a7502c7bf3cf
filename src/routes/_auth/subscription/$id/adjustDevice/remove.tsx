import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../../api/endpoints/house.api';
import { prefetch } from '../../../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../../../api/endpoints/subscription.api';
import { RemoveDeviceScreen } from '../../../../../features/planDevices/remove/RemoveDeviceScreen';

export const Route = createFileRoute('/_auth/subscription/$id/adjustDevice/remove')({
  loader: ({ params, context: { store } }) =>
    prefetch(store, fetchSubscriptionDetail(params.id), fetchHouseList()),
  component: RemoveDevice,
});

function RemoveDevice() {
  return <RemoveDeviceScreen {...Route.useParams()} />;
}
