import type { Reference } from '@homeview/contracts/vocabulary/reference/reference';
import { screenOfPath } from '@homeview/contracts/vocabulary/app/screens';
import { expect, it } from 'vitest';
import { faultyCall } from './furtherPages';
import { failures } from './failures';
import { reproduce } from './reproduce';
import { elsewhere } from './triggers/elsewhere';

/** What support opens and does for the reference of a failure in a browser. */
function repeated(failure: Pick<Reference, 'call' | 'code' | 'screen'>) {
  const seen = { locale: null, platform: 'browser', appVersion: null } as const;
  const { opening, act } = reproduce({ ...failure, ...seen });
  return { ...opening, act };
}

it('opens every failure of the catalogue that has a code again from its reference', () => {
  // A refusal is repeated in one of its two forms.
  const known = failures.filter(({ code }) => code !== null && code !== 400);
  expect(known.length).toBeGreaterThan(250);
  for (const { id, call, code, screen, scenario, path, fault, act } of known) {
    const opened = repeated({ call, code, screen });
    expect(opened, id).toMatchObject({ scenario, path, fault, act });
  }
});

it.each(Object.entries(elsewhere))(
  'repeats the failure where the customer meant to: %s',
  (_, known) => {
    const { call, scenario, path, act } = known;
    const fault = `${faultyCall(call)}${'always' in known ? '@all' : ''}:http:503`;
    const shownOn = 'shownOn' in known ? known.shownOn : [screenOfPath(path)];
    for (const screen of shownOn) {
      const opened = repeated({ call, code: 503, screen });
      expect(opened, String(screen)).toMatchObject({ scenario, path, fault, act });
    }
  },
);
