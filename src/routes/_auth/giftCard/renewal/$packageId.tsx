import { createFileRoute } from '@tanstack/react-router';
import { GiftRenewalScreen } from '../../../../features/giftCard/GiftRenewalScreen';

export const Route = createFileRoute('/_auth/giftCard/renewal/$packageId')({
  component: Renewal,
});

function Renewal() {
  return <GiftRenewalScreen {...Route.useParams()} />;
}
