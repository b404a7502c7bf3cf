import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../api/endpoints/house.api';
import { prefetch } from '../../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../../api/endpoints/subscription.api';
import { UpdateDeviceScreen } from '../../../../features/planDevices/adjust/UpdateDeviceScreen';

export const Route = createFileRoute('/_auth/subscription/$id/updateDevice')({
  loader: ({ params, context: { store } }) =>
    prefetch(store, fetchSubscriptionDetail(params.id), fetchHouseList()),
  component: UpdateDevice,
});

function UpdateDevice() {
  return <UpdateDeviceScreen {...Route.useParams()} />;
}
