import { createFileRoute } from '@tanstack/react-router';
import { GiftPayMethodScreen } from '../../../../../../features/giftCard/GiftPayMethodScreen';

export const Route = createFileRoute('/_auth/giftCard/$code/packages/$packageId/payMethod')({
  component: PayMethod,
});

function PayMethod() {
  return <GiftPayMethodScreen {...Route.useParams()} />;
}
