import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionScreen } from '../../../../features/subscription/SubscriptionScreen';

export const Route = createFileRoute('/_auth/subscription/$id/')({ component: Subscription });

function Subscription() {
  return <SubscriptionScreen {...Route.useParams()} />;
}
