import { createFileRoute } from '@tanstack/react-router';
import { PromotionDeviceScreen } from '../../../features/promotions/PromotionDeviceScreen';
import { promotionSearch } from '../../../features/promotions/search';

export const Route = createFileRoute('/_auth/promotions/selectDevice')({
  validateSearch: promotionSearch,
  component: SelectDevice,
});

function SelectDevice() {
  return <PromotionDeviceScreen search={Route.useSearch()} />;
}
