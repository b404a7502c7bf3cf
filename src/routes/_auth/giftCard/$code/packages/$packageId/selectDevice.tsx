import { createFileRoute } from '@tanstack/react-router';
import { GiftDevicesScreen } from '../../../../../../features/giftCard/GiftDevicesScreen';
import { giftCardSearch } from '../../../../../../features/giftCard/search';

export const Route = createFileRoute('/_auth/giftCard/$code/packages/$packageId/selectDevice')({
  validateSearch: giftCardSearch,
  component: SelectDevice,
});

function SelectDevice() {
  const { code, packageId } = Route.useParams();
  return <GiftDevicesScreen code={code} goodsId={packageId} search={Route.useSearch()} />;
}
