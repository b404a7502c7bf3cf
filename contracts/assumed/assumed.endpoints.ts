import { defineEndpoint } from '../defineEndpoint';
import { PACKAGE_FRESH_MS } from '../vocabulary/freshness';

/** What a house is subscribed to, one entry a plan unit. Assumed (ruling 3). */
export const packageBuyInfoV2 = defineEndpoint({
  name: 'packageBuyInfoV2',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/recordPlanController/packageBuyInfoV2',
  freshForMs: PACKAGE_FRESH_MS,
  status: 'assumed',
  ledger: ['7.call.08', '7.pact.04', '7.pact.05', '3.entity.14'],
  schemas: () => import('./assumed.schemas').then((all) => all.subscribedInfoList),
});
