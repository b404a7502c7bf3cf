import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../api/endpoints/house.api';
import { fetchPackageOfPlan, fetchPayModes } from '../../../../api/endpoints/package.api';
import { prefetch } from '../../../../api/prefetch';
import { fetchSubscriptionDetail } from '../../../../api/endpoints/subscription.api';
import { GiftRenewalScreen } from '../../../../features/giftCard/renewal/GiftRenewalScreen';
import { PlanHouse } from '../../../../shell/house/PlanHouse';

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
  const { packageId } = Route.useParams();
  return (
    <PlanHouse planId={packageId}>
      <GiftRenewalScreen packageId={packageId} />
    </PlanHouse>
  );
}
