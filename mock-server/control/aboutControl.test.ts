import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startMockServer } from '../server/server';
import { USER, asUser } from '../testing/asUser';
import { json, serveMock } from '../testing/mockClient';

const mock = serveMock({ userHeader: USER });
const { send, openAs } = asUser(mock);

interface Summary {
  readonly sandbox: string;
  readonly title: string | null;
  readonly caseTitle: string;
  readonly ticket: string | null;
  readonly note: string | null;
  readonly owner: string | null;
  readonly usedAt: string | null;
}

async function opened(fields: object = {}) {
  const id = await openAs('ada', fields);
  const ask = async (rest: string, method = 'GET', body?: object) => {
    const path = `/__mock/sandboxes/${id}${rest}`;
    const { status, text } = await send(path, { method, user: 'ada', ...(body && { body }) });
    return { status, body: JSON.parse(text) as Summary & { readonly error?: string } };
  };
  return { id, ask, write: (about: object) => ask('/about', 'PUT', about) };
}

const WRITTEN = { title: 'Lost the garden', ticket: 'HD-7', note: 'Calls back on Monday.' };

describe('what an agent writes about a sandbox', () => {
  it('is in its summary and in the list, with its case, its owner and its last use', async () => {
    const { id, ask, write } = await opened({ scenario: 'cancelling-plan' });
    const before = (await ask('')).body;
    expect(before).toMatchObject({ title: null, ticket: null, note: null, owner: 'ada' });
    expect(before.caseTitle).not.toBe('cancelling-plan');
    expect((await write(WRITTEN)).body).toMatchObject(WRITTEN);
    const list = await send('/__mock/sandboxes', { user: 'ada' });
    const listed = (JSON.parse(list.text) as Summary[]).find(({ sandbox }) => sandbox === id);
    expect(listed).toMatchObject({ ...WRITTEN, owner: 'ada', caseTitle: before.caseTitle });
    expect(Date.now() - Date.parse(listed?.usedAt ?? '')).toBeLessThan(60_000);
  });

  it('changes by field, and an empty text removes it', async () => {
    const { write } = await opened();
    await write(WRITTEN);
    const { body } = await write({ ticket: ' HD-8 ', note: '' });
    expect(body).toMatchObject({ title: WRITTEN.title, ticket: 'HD-8', note: null });
  });

  it.each([
    ['a long title', { title: 'x'.repeat(101) }, /title/],
    ['a long ticket', { ticket: 'x'.repeat(41) }, /ticket/],
    ['a long note', { note: 'x'.repeat(2001) }, /note/],
    ['a number', { ticket: 7 }, /text/],
    ['an unknown field', { tickets: 'HD-7' }, /ticket/],
  ])('is refused with %s', async (_, about, message) => {
    const { ask, write } = await opened();
    const { status, body } = await write(about);
    expect([status, body.error]).toEqual([400, expect.stringMatching(message)]);
    expect((await ask('')).body).toMatchObject({ title: null, ticket: null, note: null });
  });

  it('stays after a reset, and after going back', async () => {
    const { ask, write } = await opened();
    await ask('/reset', 'POST');
    await write(WRITTEN);
    await ask('/undo', 'POST', { point: 1 });
    expect((await ask('')).body).toMatchObject(WRITTEN);
  });

  it('is in no file and in no copy, which are for other tickets', async () => {
    const { ask, write } = await opened();
    await write(WRITTEN);
    expect(JSON.stringify((await ask('/snapshot')).body)).not.toContain(WRITTEN.title);
    expect((await ask('/copy', 'POST', {})).body).toMatchObject({ title: null, ticket: null });
  });

  it('is written by the owner alone', async () => {
    const { id, ask } = await opened();
    const path = `/__mock/sandboxes/${id}/about`;
    expect((await send(path, { method: 'PUT', user: 'bob', body: WRITTEN })).status).toBe(403);
    expect((await ask('')).body.title).toBeNull();
  });

  it('is saved with the sandbox', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'about-'));
    const ask = async (url: string, path: string, init?: RequestInit) =>
      (await (await fetch(`${url}/__mock/sandboxes${path}`, init)).json()) as Summary;
    const first = await startMockServer({ port: 0, store: `file:${folder}` });
    const { sandbox } = await ask(first.url, '', json('POST', { scenario: 'demo' }));
    await ask(first.url, `/${sandbox}/about`, json('PUT', WRITTEN));
    await first.close();
    const second = await startMockServer({ port: 0, store: `file:${folder}` });
    const list = (await ask(second.url, '')) as unknown as readonly Summary[];
    expect(list.find((one) => one.sandbox === sandbox)).toMatchObject({ ...WRITTEN, owner: null });
    expect(await ask(second.url, `/${sandbox}`)).toMatchObject(WRITTEN);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});
