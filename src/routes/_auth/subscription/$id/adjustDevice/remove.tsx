import { createFileRoute } from '@tanstack/react-router';
import { RemoveDeviceScreen } from '../../../../../features/planDevices/RemoveDeviceScreen';

export const Route = createFileRoute('/_auth/subscription/$id/adjustDevice/remove')({
  component: RemoveDevice,
});

function RemoveDevice() {
  return <RemoveDeviceScreen {...Route.useParams()} />;
}
