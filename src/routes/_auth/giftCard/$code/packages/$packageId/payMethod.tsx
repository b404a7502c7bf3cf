import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../../../api/endpoints/house.api';
import { fetchPayModes } from '../../../../../../api/endpoints/package.api';
import { prefetch } from '../../../../../../api/prefetch';
import { GiftPayMethodScreen } from '../../../../../../features/giftCard/payment/GiftPayMethodScreen';

export const Route = createFileRoute('/_auth/giftCard/$code/packages/$packageId/payMethod')({
  staticData: { crumb: 'subscription.payMethod' },
  loader: ({ context: { store } }) => prefetch(store, fetchHouseList(), fetchPayModes()),
  component: PayMethod,
});

function PayMethod() {
  return <GiftPayMethodScreen {...Route.useParams()} />;
}
