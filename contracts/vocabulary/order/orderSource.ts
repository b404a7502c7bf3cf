/** Where an order came from (`original`): the app, a stored shop marker, a browser. Spec 4. */
export const OrderSource = { App: 1, ShopMarker: 2, Browser: 3 } as const;
export type OrderSource = (typeof OrderSource)[keyof typeof OrderSource];
