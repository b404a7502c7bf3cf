import * as order from '@homeview/contracts/order/order.endpoints';
import { api } from './api';
import { orderingOf } from './fromCatalogue';

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOrder: orderingOf(build, order.createOrder),
    getPayUrl: orderingOf(build, order.getPayUrl),
  }),
});
