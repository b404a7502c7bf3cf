import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { Sandbox } from './sandbox';

/** The query that signs the neighbour in. */
export const NEIGHBOUR = '/?token=access-2002&userId=2002';

/** Adds a second customer, signed in, who owns one house. */
export async function addNeighbour(request: APIRequestContext, { origin }: Sandbox): Promise<void> {
  const [sandbox] = new URL(origin).hostname.split('.');
  const add = async (table: string, row: Readonly<Record<string, unknown>>) => {
    const answer = await request.post(`/__mock/sandboxes/${sandbox}/db/${table}`, { data: row });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  await add('accounts', {
    ...{ id: '2002', username: 'next@homeview.example', password: 'x', nickname: 'Next' },
    secondFactorCode: null,
  });
  const expiresAt = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
  await add('tokens', { id: 'access-2002', kind: 'access', accountId: '2002', expiresAt });
  await add('houses', {
    ...{ id: '39001', accountId: '2002', name: 'Harbour 7', isOwner: true, isDefault: true },
  });
}
