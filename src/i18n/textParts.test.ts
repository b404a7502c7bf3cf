import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenTexts } from '../shell/screenTexts';
import { TEXT_PARTS, textPartOf } from './textParts';

const ids = Object.keys(
  JSON.parse(readFileSync('src/i18n/locales/en-US.json', 'utf8')) as Record<string, string>,
);

/** Everything that may be drawn before, or without, the screens behind sign-in. */
const FIRST_ROOMS = ['src/app', 'src/shell', 'src/features/auth', 'src/i18n', 'src/platform'];

const sources = FIRST_ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|textParts|planTexts/.test(file))
    .map((file) => readFileSync(join(room, file), 'utf8')),
).join('\n');

/** Ids as they stand in code, between quotes. */
const named = ids.filter((id) => sources.includes(`'${id}'`));

describe('the texts of the first page', () => {
  it('are all that sign-in and the frame of every page can say', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => textPartOf(id) !== 'first')).toEqual([]);
  });

  it('are those alone: others wait', () => {
    expect(ids.filter((id) => textPartOf(id) === 'first' && !named.includes(id))).toEqual([]);
    expect(textPartOf('giftCard.title')).toBe('offer');
  });
});

const IMPORTS = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm;
/** Says which ids there are, not that they are drawn. */
const NAMES_THEM = /i18n\/textParts\.ts$/;
const LATER = /\bimport\('(\.[^']+)'\)/g;

/** The code of a module and of all it imports within `src`, with or without what it fetches later. */
function codeFrom(file: string, later: boolean, seen = new Map<string, string>()): string {
  const code = readFileSync(file, 'utf8');
  seen.set(file, code);
  const imports = [...code.matchAll(IMPORTS), ...(later ? code.matchAll(LATER) : [])];
  for (const [, path = ''] of imports) {
    const found = ['.ts', '.tsx'].map((end) => join(dirname(file), path + end)).find(existsSync);
    if (found !== undefined && !NAMES_THEM.test(found) && !seen.has(found))
      codeFrom(found, later, seen);
  }
  return [...seen.values()].join('\n');
}

/** Ids in code: between quotes, or begun by what stands before a part that varies. */
function saidBy(code: string): string[] {
  const begun = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start = '']) => start);
  return ids.filter(
    (id) => code.includes(`'${id}'`) || begun.some((start) => id.startsWith(start)),
  );
}

const partsOf = (some: readonly string[]) => [...new Set(some.map(textPartOf))].sort();

describe('the texts that home waits for', () => {
  const onHome = saidBy(
    codeFrom('src/features/home/HomeScreen.tsx', false) + codeFrom('src/routes/_auth.tsx', false),
  );

  it('are all that it can say, beside those of the first page', () => {
    expect(onHome.filter((id) => textPartOf(id) === 'home').length).toBeGreaterThan(25);
    expect(partsOf(onHome)).toEqual(['first', 'home']);
  });

  it('are few: those of other screens wait', () => {
    expect(ids.filter((id) => textPartOf(id) === 'home').length).toBeLessThan(90);
  });
});

describe('the texts of the other screens', () => {
  const ROUTES = 'src/routes';
  const routes = readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(_auth|promotions)\/.*\.tsx$/.test(file))
    .map((file) => ({
      file: join(ROUTES, file),
      path: `/${file}`.replace(/^\/_auth(?=\/)/, '').replace(/(\/index)?\.tsx$/, '') || '/',
    }));
  const withParts = (...parts: string[]) =>
    routes.filter(({ path }) => screenTexts(path).join() === parts.join());

  it('are of what is there, or of what is ordered and what that asks for', () => {
    const kinds = {
      '/bills': withParts('first', 'home', 'rest'),
      '/packages': withParts('first', 'home', 'order'),
      '/billAddress': withParts('first', 'home', 'address'),
      '/package/renewal': withParts('first', 'home', 'order', 'address'),
      '/trialPackage': withParts('first', 'home', 'order', 'offer'),
      '/giftCard': withParts('first', 'home', 'order', 'address', 'offer'),
    };
    for (const [path, alike] of Object.entries(kinds))
      expect(alike.map((route) => route.path)).toContain(path);
    // Paying in the store of the app alone needs all.
    expect(withParts(...TEXT_PARTS).map(({ path }) => path)).toEqual([
      '/applePay',
      '/applePay',
      '/applePay/selectDevice',
    ]);
    const known = Object.values(kinds).reduce((sum, { length }) => sum + length, 0);
    const home = withParts('first', 'home').length;
    expect(known + home + 3).toBe(routes.length);
  });

  it.each(routes)('are all that $path can say, also later on', ({ file, path }) => {
    const said = saidBy(codeFrom(file, true));
    expect(said.filter((id) => !screenTexts(path).includes(textPartOf(id)))).toEqual([]);
  });

  it('are many in each part', () => {
    for (const part of TEXT_PARTS)
      expect(ids.filter((id) => textPartOf(id) === part).length).toBeGreaterThan(25);
  });
});
