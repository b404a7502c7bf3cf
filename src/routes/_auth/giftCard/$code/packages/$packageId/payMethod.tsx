import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../../../../api/house.api';
import { fetchPayModes } from '../../../../../../api/package.api';
import { prefetch } from '../../../../../../api/prefetch';
import { GiftPayMethodScreen } from '../../../../../../features/giftCard/GiftPayMethodScreen';

export const Route = createFileRoute('/_auth/giftCard/$code/packages/$packageId/payMethod')({
  loader: ({ context: { store } }) => prefetch(store, fetchHouseList(), fetchPayModes()),
  component: PayMethod,
});

function PayMethod() {
  return <GiftPayMethodScreen {...Route.useParams()} />;
}
