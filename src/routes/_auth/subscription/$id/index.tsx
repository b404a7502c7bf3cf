import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../api/endpoints/house.api';
import { prefetch } from '../../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../../api/endpoints/subscription.api';
import { SubscriptionScreen } from '../../../../features/subscription/SubscriptionScreen';

export const Route = createFileRoute('/_auth/subscription/$id/')({
  staticData: { crumb: 'subscription.title' },
  loader: ({ params, context: { store } }) =>
    prefetch(store, fetchSubscriptionDetail(params.id), fetchHouseList()),
  component: Subscription,
});

function Subscription() {
  return <SubscriptionScreen {...Route.useParams()} />;
}
