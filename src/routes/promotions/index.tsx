import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '../../features/promotions/PromotionScreen';
import { promotionSearch } from '../../features/promotions/search';
import { useStored } from '../../platform/storage/storage';
import { stored } from '../../platform/storage/storedItems';
import { SignedInFrame } from '../../shell/pages/SignedInFrame';

/** Open to visitors; a signed-in customer has the navigation as on every other page. */
export const Route = createFileRoute('/promotions/')({
  validateSearch: promotionSearch,
  component: Promotion,
});

function Promotion() {
  const promotion = <PromotionScreen search={Route.useSearch()} />;
  const signedIn = useStored(stored.token) !== null;
  return signedIn ? <SignedInFrame>{promotion}</SignedInFrame> : promotion;
}
