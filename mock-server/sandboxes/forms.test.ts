/** Sandboxes that older versions have saved. */
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { startMockServer } from '../server/server';
import { json } from '../testing/mockClient';
import { FORM, OLDEST_FORM, migrate } from './migrations';

const KEPT = fileURLToPath(new URL('forms', import.meta.url));
const files = readdirSync(KEPT);

const folder = mkdtempSync(join(tmpdir(), 'forms-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const valueIn = (file: string) =>
  (JSON.parse(readFileSync(join(KEPT, file), 'utf8')) as { value: object }).value;

/** Starts a mock whose folder holds one saved sandbox, and reads `path` of that sandbox. */
async function readSaved(save: (path: string) => void, init?: RequestInit) {
  const own = mkdtempSync(join(folder, 'store-'));
  save(join(own, 'sandbox.case-7.json'));
  const mock = await startMockServer({ port: 0, store: `file:${own}` });
  const answer = await fetch(`${mock.url}/__mock/sandboxes/case-7`, init);
  const body: unknown = await answer.json();
  await mock.close();
  return [answer.status, body] as const;
}

describe('a saved sandbox', () => {
  it('is kept here in the current form', () => {
    expect(files.map((file) => Number(/\d+/.exec(file)?.[0]))).toContain(FORM);
  });

  it.each(files)('is read: %s', async (file) => {
    const [status, summary] = await readSaved((path) => copyFileSync(join(KEPT, file), path));
    expect(status).toBe(200);
    const own = { sandbox: 'case-7', scenario: 'cancelling-plan', plans: 1, requests: 2 };
    expect(summary).toMatchObject({ ...own, opened: {} });
  });

  it.each([FORM + 1, OLDEST_FORM - 1, 'x'])('of form %s is named and not read', async (form) => {
    const text = JSON.stringify({ value: { ...valueIn(files.at(-1) ?? ''), form } });
    expect(await readSaved((path) => writeFileSync(path, text))).toEqual([
      409,
      {
        error: expect.stringMatching(/has form \S+, and this version of the mock reads the forms/),
      },
    ]);
  });

  it('is read from each of the last three forms', () => {
    expect(FORM - OLDEST_FORM).toBeLessThanOrEqual(2);
    for (let form = OLDEST_FORM; form <= FORM; form += 1) {
      expect(migrate({ scenario: 'demo' }, form)).toMatchObject({ form: FORM });
    }
  });

  it.each(files)(
    'can be loaded as a snapshot: %s',
    async (file) => {
      const mock = await startMockServer({ port: 0 });
      const one = `${mock.url}/__mock/sandboxes/default`;
      const loaded = await fetch(`${one}/snapshot`, json('PUT', valueIn(file)));
      expect([loaded.status, await loaded.json()]).toMatchObject([200, { sandbox: 'default' }]);
      await mock.close();
    },
    60_000,
  );
});
