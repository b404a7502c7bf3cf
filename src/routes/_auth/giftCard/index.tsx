import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../../api/endpoints/house.api';
import { prefetch } from '../../../api/prefetch';
import { GiftCardScreen } from '../../../features/giftCard/GiftCardScreen';

export const Route = createFileRoute('/_auth/giftCard/')({
  staticData: { crumb: 'giftCard.title' },
  loader: ({ context: { store } }) => prefetch(store, fetchHouseList()),
  component: GiftCardScreen,
});
