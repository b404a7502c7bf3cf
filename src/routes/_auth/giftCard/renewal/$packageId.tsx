import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../api/house.api';
import { fetchPackageOfPlan, fetchPayModes } from '../../../../api/package.api';
import { prefetch } from '../../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../../api/subscription.api';
import { GiftRenewalScreen } from '../../../../features/giftCard/GiftRenewalScreen';

export const Route = createFileRoute('/_auth/giftCard/renewal/$packageId')({
  loader: ({ params: { packageId }, context: { store } }) =>
    prefetch(
      store,
      fetchSubscriptionDetail(packageId),
      fetchPackageOfPlan(packageId),
      fetchHouseList(),
      fetchPayModes(),
    ),
  component: Renewal,
});

function Renewal() {
  return <GiftRenewalScreen {...Route.useParams()} />;
}
