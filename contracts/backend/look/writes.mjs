/** What `--allow-writes` sends: the address as it is, and one order that stays unpaid. */

/** @param found what walk.mjs has found: `{ address, house, device, price, goodsId }` */
export async function writes(ask, { address, house, device, price }, say) {
  if (address) {
    say('Sends updateUserBillInfo with the address that the account has.');
    const { id, countryCode, postal, address: street, county, city, state } = address;
    const same = { id, countryCode, postal, address: street, county, city, state };
    await ask('updateUserBillInfo', same);
  }
  if (!house || !device || !price) return;
  say(`Sends createOrder for the device ${device}, and getPayUrl for that order. It stays unpaid.`);
  const sum = price.price.toFixed(2);
  const { currency, goodsId, goodsPriceId } = price;
  const order = await ask('createOrder', {
    ...{ discountRate: 0, currency, homeId: house, deviceIds: [device], payEnter: false },
    goodsReqs: [{ goodsId, goodsNum: 1, goodsType: 5, goodsPriceId }],
    ...{ orderPrice: sum, payPrice: sum, preferentialPrice: 0, original: 3, originalRemark: '' },
  });
  const { orderId, startTime } = order.body?.data ?? {};
  if (order.verdict !== 'right' || orderId === undefined) return;
  const page = 'https://portal.example.com';
  await ask('getPayUrl', {
    ...{ orderId, type: 'PAYPAL', startTime, payMode: 1 },
    ...{ cancelUrl: `${page}/`, errorUrl: `${page}/payFailed`, successUrl: `${page}/paySuccess` },
  });
}
