import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '../../features/promotions/PromotionScreen';
import { promotionSearch } from '../../features/promotions/search';
import { StoreProvider } from '../../shell/StoreProvider';
import { screenTexts } from '../../shell/screenTexts';

export const Route = createFileRoute('/promotions/')({
  validateSearch: promotionSearch,
  component: Promotion,
});

const texts = screenTexts('/promotions');

function Promotion() {
  return (
    <StoreProvider texts={texts}>
      <PromotionScreen search={Route.useSearch()} />
    </StoreProvider>
  );
}
