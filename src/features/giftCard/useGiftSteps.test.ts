import { useRouter } from '@tanstack/react-router';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { recordCalls } from '../../../tests/support/recordCalls';
import { renderInPortal } from '../../../tests/support/renderInPortal';
import { packagesOf } from './payment/giftPayMethods';
import { useGiftSteps } from './useGiftSteps';

it('takes the step again after a navigation that was rejected', async () => {
  recordCalls();
  const [chosen] = packagesOf([goodsExample({ goodsPriceList: [priceExample()] })]);
  if (!chosen) throw new Error('The example has no price.');
  const card = { code: GIFT_CODE, house: houseExample(), hasAddress: false, unboundDevices: 1 };
  const { result } = renderInPortal(() => ({ router: useRouter(), ...useGiftSteps(card) }));
  const navigate = vi
    .spyOn(result.current.router, 'navigate')
    .mockRejectedValueOnce(new Error('A chunk is missing'))
    .mockResolvedValue();
  await act(async () => {
    await expect(result.current.takeStep(chosen)).rejects.toThrow('A chunk is missing');
  });
  await act(() => result.current.takeStep(chosen));
  expect(navigate).toHaveBeenCalledTimes(2);
});
