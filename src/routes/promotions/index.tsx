import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '../../features/promotions/PromotionScreen';
import { promotionSearch } from '../../features/promotions/search';

export const Route = createFileRoute('/promotions/')({
  validateSearch: promotionSearch,
  component: Promotion,
});

function Promotion() {
  return <PromotionScreen search={Route.useSearch()} />;
}
