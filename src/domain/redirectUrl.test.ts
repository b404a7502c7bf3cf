import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectUrl';

const ORIGIN = 'https://portal.example';
const target = (raw: string | undefined) => redirectTarget(raw, ORIGIN);

describe('where a sign-in leads', () => {
  it.each([
    ['/subscription/70001', '[4.state.07]'],
    ['/subscription/70001?unit=year&x=1', '[4.state.07]'],
    ['/subscription/70001/adjustDevice', '[4.state.07]'],
    ['/promotions/selectDevice', '[4.state.08]'],
    ['/promotions/selectDevice?activityId=7', '[4.state.08]'],
    [`${ORIGIN}/subscription/70001?a=b`, '[4.state.07]'],
  ])('%s is kept %s', (raw) => {
    expect(target(raw)).toBe(raw.replace(ORIGIN, ''));
  });

  it.each([undefined, '', '/', '/bills', '/subscription', '/subscription/', '/promotions'])(
    '%s goes home [4.state.09]',
    (raw) => {
      expect(target(raw)).toBe('/');
    },
  );

  it.each([
    '/subscriptions/1',
    '/subscriptionX/1',
    '/promotions/selectDeviceX',
    '/promotions/selectDevice/x',
  ])('%s is another segment [4.state.10]', (raw) => {
    expect(target(raw)).toBe('/');
  });

  it.each([
    'https://evil.example/subscription/1',
    '//evil.example/subscription/1',
    '/\\evil.example/subscription/1',
    '\\\\evil.example\\subscription\\1',
    'https:evil.example/subscription/1',
    'https://portal.example@evil.example/subscription/1',
    'https://user:pw@portal.example/subscription/1',
    'http://portal.example/subscription/1',
    'https://portal.example:444/subscription/1',
    'javascript:alert(1)//subscription/1',
    'data:text/html,/subscription/1',
    '\t//evil.example/subscription/1',
    'https://[bad',
  ])('%s leaves the origin [4.state.11]', (raw) => {
    expect(target(raw)).toBe('/');
  });

  it.each([
    '/subscription/../bills',
    '/subscription/%2e%2e/bills',
    '/subscription/%252e%252e/bills',
    '/subscription/1/..%2f..%2fbills',
    '/subscription/1/..%5c..%5cbills',
    '/subscription/..;/bills/%2e%2e',
    '/subscription/%',
  ])('%s leaves the prefix once normalised [4.state.12]', (raw) => {
    expect(target(raw)).toBe('/');
  });

  it('whatever comes, the target stays on the origin and under a prefix [4.state.10] [4.state.11] [4.state.12]', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '..', '.', '%2e', '%2f', '%5c', '%25', '@', ':', '//', '?', '#'),
      fc.constantFrom('subscription', 'promotions', 'selectDevice', 'evil.example', 'https:'),
      fc.string({ maxLength: 4 }),
    );
    const raw = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));
    const prefixed = fc.tuple(
      fc.constantFrom('', '/subscription/', '/promotions/selectDevice'),
      raw,
    );
    fc.assert(
      fc.property(prefixed, ([prefix, rest]) => {
        const result = target(prefix + rest);
        const url = new URL(result, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(url.pathname).toMatch(/^\/($|subscription\/.|promotions\/selectDevice$)/);
      }),
      { numRuns: 20_000 },
    );
  });
});
