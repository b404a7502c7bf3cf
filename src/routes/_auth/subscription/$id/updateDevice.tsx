import { createFileRoute } from '@tanstack/react-router';
import { UpdateDeviceScreen } from '../../../../features/planDevices/UpdateDeviceScreen';

export const Route = createFileRoute('/_auth/subscription/$id/updateDevice')({
  component: UpdateDevice,
});

function UpdateDevice() {
  return <UpdateDeviceScreen {...Route.useParams()} />;
}
