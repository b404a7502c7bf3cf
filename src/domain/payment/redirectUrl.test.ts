import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectUrl';

const ORIGIN = 'https://portal.example';
const target = (raw: string | undefined) => redirectTarget(raw, ORIGIN);

const PREFIXES = ['/subscription/', '/promotions/selectDevice'];

/** Known attacks, placed after, before and inside an allowed path. */
const hostile = [
  ...[
    '../bills',
    '../../',
    '..',
    './..',
    '../../../evil.example',
    '..%2f..%2fbills',
    '%2e%2e/bills',
  ],
  ...[
    '%2e%2e%2fbills',
    '.%2e/bills',
    '%252e%252e/bills',
    '%25252e%25252e%25252fbills',
    '..%5cbills',
  ],
  ...[
    '..\\bills',
    '\\..\\bills',
    '..;/bills',
    '..;x=1/bills',
    '..%00/bills',
    '..%0a/bills',
    '%2e./',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '///evil.example',
    '/%2fevil.example',
  ],
  ...[
    '/%5cevil.example',
    '@evil.example',
    ':@evil.example',
    'https://evil.example',
    '%68ttps://evil',
  ],
  ...['javascript:alert(1)', '\tjavascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x'],
  ...[
    '\t//evil.example',
    '\n//evil.example',
    '\r\nLocation:%20//evil.example',
    '\0',
    '\u202e/bills',
  ],
  ...[
    '\uff0e\uff0e/bills',
    '\u2024\u2024/bills',
    '..\u2215bills',
    '\uff0f\uff0fevil.example',
    '\ud800',
  ],
  ...[
    '%',
    '%zz',
    '%c0%ae%c0%ae/bills',
    '%u002e%u002e/bills',
    '#/../../bills',
    '?/../../bills',
    '#@evil',
  ],
];

const PIECES = [
  ...[
    '/',
    '\\',
    '//',
    '..',
    '.',
    '...',
    ';',
    '%2e',
    '%2f',
    '%5c',
    '%25',
    '%00',
    '@',
    ':',
    '?',
    '#',
  ],
  ...[
    'subscription',
    'promotions',
    'selectDevice',
    'bills',
    'evil.example',
    'https:',
    'javascript:',
  ],
  ...[
    'a',
    '1',
    ' ',
    '\t',
    '\n',
    '\uff0e',
    '\u202e',
    '\ud800',
    '%c0%ae',
    '%252e',
    '[',
    '{',
    '|',
    '^',
  ],
];

/** `npm test` checks a sample, `npm run test:full` a million. */
const RANDOM_INPUTS = process.env['TEST_FULL'] === '1' ? 1_000_000 : 100_000;

/** An independent check: home, or a path that stays under its prefix after any decoding. */
function staysInside(result: string): boolean {
  if (result === '/') return true;
  const url = new URL(result, ORIGIN);
  if (url.origin !== ORIGIN || !result.startsWith('/') || /^[/\\]{2}/.test(result)) return false;
  let path = url.pathname;
  for (let round = 0; round < 6; round += 1) {
    const normal = new URL(path.replace(/[?#]/g, '_'), ORIGIN).pathname;
    if (!/^\/(subscription\/[^/]|promotions\/selectDevice\/?$)/.test(normal)) return false;
    try {
      path = decodeURIComponent(path);
    } catch {
      return true;
    }
  }
  return true;
}

describe('redirectTarget', () => {
  it.each([
    ['/subscription/70001', '[4.state.07]'],
    ['/subscription/70001?unit=year&x=1', '[4.state.07]'],
    ['/subscription/70001/adjustDevice', '[4.state.07]'],
    ['/promotions/selectDevice', '[4.state.08]'],
    ['/promotions/selectDevice?activityId=7', '[4.state.08]'],
    ['/promotions/selectDevice/', '[4.state.08]'],
    ['/promotions/selectDevice/?activityId=6001', '[4.state.08]'],
    ['/subscription/70001/', '[4.state.07]'],
    ['/subscription/70001?a=b%20c', '[4.state.07]'],
    [`/subscription/%${'25'.repeat(3)}31`, '[4.state.07]'],
    [`${ORIGIN}/subscription/70001?a=b`, '[4.state.07]'],
  ])('keeps %s %s', (raw) => {
    expect(target(raw)).toBe(raw.replace(ORIGIN, ''));
  });

  it.each([undefined, '', '/', '/bills', '/subscription', '/subscription/', '/promotions'])(
    'returns home for %s',
    { tags: ['4.state.09'] },
    (raw) => {
      expect(target(raw)).toBe('/');
    },
  );

  it.each([
    '/subscriptions/1',
    '/subscriptionX/1',
    '/promotions/selectDeviceX',
    '/promotions/selectDevice/x',
    '/promotions/selectDevice/%20',
    '/promotions/selectDevice//',
    '/subscription/%20',
    '/bills/selectDevice',
  ])('rejects %s, which has another segment', { tags: ['4.state.10'] }, (raw) => {
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
    'https://user@portal.example/subscription/1',
    'https://:pw@portal.example/subscription/1',
    'http://portal.example/subscription/1',
    'https://portal.example:444/subscription/1',
    'javascript:alert(1)//subscription/1',
    'data:text/html,/subscription/1',
    '\t//evil.example/subscription/1',
    'https://[bad',
  ])('rejects %s, which leaves the origin', { tags: ['4.state.11'] }, (raw) => {
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
    '/subscription/1%00',
    '/subscription/%252e/1',
    `/subscription/%${'25'.repeat(4)}31`,
    `/subscription/%${'25'.repeat(40)}41`,
  ])('rejects %s, which leaves the prefix when normalized', { tags: ['4.state.12'] }, (raw) => {
    expect(target(raw)).toBe('/');
  });

  it.each(hostile)('never leaves an allowed prefix with %j', (tail) => {
    for (const prefix of PREFIXES) {
      for (const raw of [
        prefix + tail,
        tail + prefix,
        `${prefix}1/${tail}`,
        `${prefix}?x=${tail}`,
      ]) {
        expect(staysInside(target(raw)), raw).toBe(true);
      }
    }
  });

  it(
    `stays on the origin and under a prefix for ${RANDOM_INPUTS} random inputs`,
    { tags: ['4.state.10', '4.state.11', '4.state.12'], timeout: 180_000 },
    () => {
      const piece = fc.constantFrom(...PIECES);
      const raw = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
      const prefixed = fc.tuple(fc.constantFrom('', ...PREFIXES), raw);
      fc.assert(
        fc.property(prefixed, ([prefix, rest]) => staysInside(target(prefix + rest))),
        { numRuns: RANDOM_INPUTS },
      );
    },
  );

  it(
    'removes session parameters, which could sign the customer in as another user',
    { tags: ['2.guard.04'] },
    () => {
      const search = 'token=evil&unit=year&refreshToken=r&userId=9';
      expect(target(`/subscription/70001?${search}`)).toBe('/subscription/70001?unit=year');
      expect(target('/subscription/70001?token=evil')).toBe('/subscription/70001');
    },
  );

  it('accepts thousands of random valid targets', { tags: ['4.state.07', '4.state.08'] }, () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,24}$/);
    const page = fc.constantFrom('', '/adjustDevice', '/adjustDevice/remove', '/updateDevice');
    const query = fc.dictionary(id, fc.string({ maxLength: 20 }), { maxKeys: 4 });
    const path = fc.oneof(
      fc.tuple(id, page).map(([name, rest]) => `/subscription/${name}${rest}`),
      fc.constant('/promotions/selectDevice'),
    );
    fc.assert(
      fc.property(path, query, (wanted, values) => {
        const text = new URLSearchParams(values).toString();
        const raw = text === '' ? wanted : `${wanted}?${text}`;
        return target(raw) === raw && target(ORIGIN + raw) === raw;
      }),
      { numRuns: 5_000 },
    );
  });
});
