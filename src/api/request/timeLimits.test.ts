import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { login } from '@homeview/contracts/domains/auth/auth.endpoints';
import {
  resendSecondCertification,
  verifySecondCertification,
} from '@homeview/contracts/domains/auth/auth.endpoints';
import { houseList } from '@homeview/contracts/domains/house/house.endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from '../../platform/launch/config';
import { requestOf } from './request';
import { send } from './send';

/** A service that never responds; aborting the request rejects it. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', silent);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['signing in', login, 20_000],
  ['confirming the second factor', verifySecondCertification, 20_000],
  ['sending a new code', resendSecondCertification, 20_000],
  ['any other call', houseList, 30_000],
])(
  '%s without a response fails with 12004 exactly at its timeout',
  { tags: ['9.const.01', '9.const.02', '9.const.03', '9.const.04'] },
  async (_, endpoint, limitMs) => {
    const settled = vi.fn();
    const api = { signal: new AbortController().signal, extra: config } as BaseQueryApi;
    void send(endpoint.name, requestOf(endpoint, {}), null, api).then(settled);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ error: { call: endpoint.name, code: 12004 } });
  },
);
