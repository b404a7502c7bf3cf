/** What an answer must mean, beyond its shape. */
import { problem } from './problems.mjs';

/** The rows of an answer, or of its list. */
export const rowsOf = (data) =>
  [data, data?.list]
    .filter(Array.isArray)
    .flat()
    .filter((row) => row !== null && typeof row === 'object');

/** A problem for each row with one of these ids. */
export const forbidden = (list, name, ids, place, needed) =>
  list
    .filter((row) => ids.has(row[name]))
    .map((row) => problem(`${place}[*].${name}`, row[name], needed));

/** A problem for each row whose id another row has. */
export const twice = (list, name, place) => {
  const ids = list.map((row) => row[name]);
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => problem(`${place}[*].${name}`, id, 'each of them once'));
};

/** A price is ordered by its id. */
function wrongPrices({ goodsId, goodsPriceList: prices }, place) {
  const others = new Set(prices.map((price) => price.goodsId).filter((id) => id !== goodsId));
  const list = `${place}.goodsPriceList`;
  const needed = `the package of the price, ${JSON.stringify(goodsId)}`;
  return [
    ...twice(prices, 'goodsPriceId', list),
    ...forbidden(prices, 'goodsId', others, list, needed),
  ];
}

const pricesOnOffer = (data) =>
  rowsOf(data).flatMap((goods) =>
    wrongPrices(goods, Array.isArray(data) ? 'data[*]' : 'data.list[*]'),
  );

/** What the data of a call says of itself. */
const BY_CALL = {
  getRecordGoodsList: pricesOnOffer,
  giftCardGoods: pricesOnOffer,
  getGoodsInfoByPackageId: (goods) => wrongPrices(goods, 'data'),
};

/** The problems in data that has the right shape. */
export const senseless = (operation, data) => BY_CALL[operation]?.(data) ?? [];
