import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample } from '@homeview/contracts/domains/package/package.examples';
import {
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';
import { store } from '../../../tests/support/portalStore';

const actions = () =>
  screen.queryAllByRole('button', { name: /Subscribe|Choose devices|Redeem/, hidden: true });

/** The calls that have been answered. */
const answered = () =>
  Object.values(store.getState().api.queries)
    .filter((query) => query?.status === 'fulfilled')
    .map((query) => query?.endpointName);

/** Renders a page whose house list arrives when the returned function is called. */
async function openWaiting(path: string, offer: readonly string[]) {
  let answer: (response: Response) => void = () => undefined;
  const goods = () => ok({ list: [goodsExample()] });
  stubService({
    houseList: () => new Promise<Response>((resolve) => (answer = resolve)),
    getRecordGoodsList: goods,
    getPackageList: goods,
    payModeList: () => ok([1, 3]),
  });
  await renderPortal(path);
  await screen.findByRole('heading', { level: 1, hidden: true });
  await waitFor(() => expect(answered()).toEqual(expect.arrayContaining([...offer])));
  return (isOwner: boolean) => answer(ok([houseExample({ isOwner })]));
}

describe.each([
  ['/defaultPackage', ['getRecordGoodsList']],
  ['/packages', ['getPackageList']],
  ['/giftCard', []],
])('%s', (path, offer) => {
  beforeEach(() => {
    resetPortal();
    storeSession();
  });

  it(
    'shows nothing to buy or redeem before it is known whether the customer may, then does',
    { tags: ['1.scope.05'] },
    async () => {
      const answer = await openWaiting(path, offer);
      expect(actions()).toEqual([]);
      answer(true);
      expect(
        await screen.findByRole('button', {
          name: /Subscribe|Choose devices|Redeem/,
          hidden: true,
        }),
      ).toBeInTheDocument();
    },
  );

  it('never shows it to a customer who owns no house', { tags: ['1.scope.05'] }, async () => {
    const answer = await openWaiting(path, offer);
    answer(false);
    await screen.findByText('You don’t own a house here yet');
    expect(actions()).toEqual([]);
  });
});
