import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '../../features/promotions/PromotionScreen';
import { promotionSearch } from '../../features/promotions/search';
import { StoreProvider } from '../../shell/StoreProvider';

export const Route = createFileRoute('/promotions/')({
  validateSearch: promotionSearch,
  component: Promotion,
});

function Promotion() {
  return (
    <StoreProvider>
      <PromotionScreen search={Route.useSearch()} />
    </StoreProvider>
  );
}
