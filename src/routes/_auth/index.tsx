import { createFileRoute } from '@tanstack/react-router';
import { fetchHouseList } from '../../api/house.api';
import { prefetch } from '../../api/prefetch';
import { HomeScreen } from '../../features/home/HomeScreen';

export const Route = createFileRoute('/_auth/')({
  loader: ({ context: { store } }) => prefetch(store, fetchHouseList()),
  component: HomeScreen,
});
