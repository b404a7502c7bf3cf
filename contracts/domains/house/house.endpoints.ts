import { defineEndpoint } from '../../defineEndpoint';
import { HOUSE_FRESH_MS } from '../../vocabulary/freshness';

export const houseList = defineEndpoint({
  name: 'houseList',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/house/houseList',
  freshForMs: HOUSE_FRESH_MS,
  ledger: ['7.call.05', '3.entity.04', '4.cache.03'],
  schemas: () => import('./house.schemas').then((all) => all.houseList),
});
