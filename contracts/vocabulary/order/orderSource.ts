/** Where an order came from (`original`): the app, a stored shop marker, a browser. */
export const OrderSource = { App: 1, ShopMarker: 2, Browser: 3 } as const;
export type OrderSource = (typeof OrderSource)[keyof typeof OrderSource];

export const ORDER_SOURCE_MEANINGS: Readonly<Record<OrderSource, string>> = {
  1: 'the app',
  2: 'a shop that the customer came from in the last three days',
  3: 'a browser',
};
