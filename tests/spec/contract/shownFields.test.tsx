/** What customers see of a field goes when a service leaves the field out. */
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { domains } from '../../../contracts/openapi/domains';
import { shown } from '../../../contracts/domains/shown';
import {
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../support/renderPortal';
import type { Answers } from '../../support/renderPortal';

beforeEach(() => {
  resetPortal();
  storeSession();
});

/** The documented example of each call. */
const examples = Object.fromEntries(
  domains.flatMap(({ docs }) =>
    Object.entries(docs).map(([call, { response }]) => [call, response.example ?? null] as const),
  ),
);

/** The value without one of its fields, such as `list[*].price`; in each row of a list. */
function without(value: unknown, field: string): unknown {
  const [, name = '', rest = ''] = /^\.?(\[\*\]|\w+)(.*)$/.exec(field) ?? [];
  if (name === '[*]') {
    const rows = value as unknown[];
    return rest === '' ? [] : rows.map((row) => without(row, rest));
  }
  const { [name]: inner, ...others } = value as Record<string, unknown>;
  return rest === '' ? others : { ...others, [name]: without(inner, rest) };
}

const read = () => document.body.textContent.replace(/\s/g, ' ');

/** Renders a screen with these answers. */
async function show(path: string, answers: Record<string, unknown>): Promise<void> {
  const stubs = Object.entries(answers).map(([call, data]) => [call, () => ok(data)]);
  stubService(Object.fromEntries(stubs) as Answers);
  await renderPortal(path);
}

const POLL_MS = 50;
/** Answers come at once and the screen's code is loaded, so a text that stays this long is final. */
const STILL = 4;

/** The text of the page when it no longer changes. */
async function finalText(still = 0, last = ''): Promise<string> {
  if (still === STILL) return last;
  await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  const text = read();
  const isEmpty = text.length < 'Skip to content…'.length;
  return finalText(text === last && !isEmpty ? still + 1 : 0, text);
}

const cases = Object.entries(shown).flatMap(([screen, { path, calls }]) =>
  Object.entries(calls).flatMap(([call, fields]) =>
    Object.entries(fields).map(
      ([field, [shows, example]]) => [screen, call, field, shows, path, example] as const,
    ),
  ),
);

describe.each(Object.entries(shown))('%s', { timeout: 60_000 }, (screen, { path }) => {
  const own = cases.filter(([one]) => one === screen);

  // The first look loads the code of the screen, too.
  it('shows the documented examples', async () => {
    await show(path, examples);
    for (const [, , , , , example] of own) {
      await waitFor(() => expect(read()).toContain(example));
    }
  });

  it.each(own)('%s needs %s %s for %s', async (_screen, call, field, _shows, _path, example) => {
    await show(path, { ...examples, [call]: without(examples[call], field) });
    expect(await finalText()).not.toContain(example);
  });
});
