import { openSandbox } from './servers';
import type { Sandbox } from './servers';

type Row = Readonly<Record<string, unknown>>;
type World = Record<'devices' | 'orders' | 'plans', Row[]>;

/** A sandbox with another world. */
async function sandboxWith(
  mock: string,
  scenario: string,
  path: string,
  change: (to: World) => void,
) {
  const opened = await openSandbox(mock, scenario, path);
  const url = `${mock}/__mock/sandboxes/${opened.sandbox}/snapshot`;
  const snapshot = (await (await fetch(url)).json()) as { world: World };
  change(snapshot.world);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(snapshot) });
  if (!answer.ok) throw new Error(await answer.text());
  return opened;
}

/** Adds copies of the first row until there are so many. */
const grow = (rows: Row[], count: number, change: (at: number) => Row): void => {
  for (let at = rows.length; at < count; at += 1) rows.push({ ...rows[0], ...change(at) });
};

export const withDevices = (mock: string, count: number): Promise<Sandbox> =>
  sandboxWith(
    mock,
    'many-devices',
    '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
    ({ devices }) => grow(devices, count, (at) => ({ id: `${400000 + at}`, name: `Camera ${at}` })),
  );

export const withBills = (mock: string, count: number): Promise<Sandbox> =>
  sandboxWith(mock, 'demo', '/bills', ({ orders }) =>
    grow(orders, count, (at) => {
      const createdAt = new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString();
      return { id: `${800000 + at}`, createdAt, paidAt: createdAt };
    }),
  );

export const withPlans = (mock: string, count: number): Promise<Sandbox> =>
  sandboxWith(mock, 'demo', '/', ({ plans }) =>
    grow(plans, count, (at) => ({ id: `${700000 + at}` })),
  );
