import { beforeEach, describe, expect, it } from 'vitest';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  refused,
  resetPortal,
  storeSession,
  stubService,
} from '../../../../tests/support/renderPortal';
import { REFUSALS, UNCERTAIN } from '../../../../tests/support/orderingFailures';
import { store } from '../../../../tests/support/portalStore';

import { openPaySession } from './paySession';

beforeEach(() => {
  resetPortal();
  storeSession();
});

describe('the key of a payment session', () => {
  const request = {
    priceId: '50011',
    packageId: '70001',
    payMode: PayMode.PayPal,
    cancelUrl: '/c',
    errorUrl: '/e',
    successUrl: '/s',
  };
  const open = () =>
    openPaySession(request, { userId: '1001', dispatch: store.dispatch }).then(() =>
      localStorage.getItem('hv.paySessions'),
    );

  it.each(REFUSALS)('is freed when the service refuses with code %i', async (code) => {
    stubService({ createPaySession: () => refused(code) });
    expect(await open()).toBe('{}');
  });

  it.each(UNCERTAIN)('is kept after %s', async (_, answer) => {
    stubService({ createPaySession: answer });
    expect(await open()).toContain('idempotencyKey');
  });
});
