import { createFileRoute } from '@tanstack/react-router';
import { AdjustDeviceScreen } from '../../../../../features/planDevices/AdjustDeviceScreen';

export const Route = createFileRoute('/_auth/subscription/$id/adjustDevice/')({
  component: AdjustDevice,
});

function AdjustDevice() {
  return <AdjustDeviceScreen {...Route.useParams()} />;
}
