import { createPaySession } from '@homeview/contracts/domains/assumed/assumed.endpoints';
import * as order from '@homeview/contracts/domains/order/order.endpoints';
import { api } from '../api';
import { orderingOf } from './fromCatalogue';

/**
 * Prefetches the response schemas of an order, which may be gone after a deployment. A failure is
 * retried when ordering.
 */
export const prepareOrdering = (): void =>
  void Promise.allSettled([order.createOrder.schemas(), createPaySession.schemas()]);

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOrder: orderingOf(build, order.createOrder),
    getPayUrl: orderingOf(build, order.getPayUrl),
    renew: orderingOf(build, order.renew),
    applePayOrder: orderingOf(build, order.applePayOrder),
    serviceExtension: orderingOf(build, order.serviceExtension),
    createPaySession: orderingOf(build, createPaySession),
  }),
});
