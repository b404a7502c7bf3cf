import { createFileRoute } from '@tanstack/react-router';
import { BillScreen } from '../../../features/bills/detail/BillScreen';

export const Route = createFileRoute('/_auth/bills/$id')({ component: Bill });

function Bill() {
  return <BillScreen {...Route.useParams()} />;
}
