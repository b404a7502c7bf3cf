import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFirstText, isHomeText } from './firstTexts';

const ids = Object.keys(
  JSON.parse(readFileSync('src/i18n/locales/en-US.json', 'utf8')) as Record<string, string>,
);

/** Everything that may be drawn before, or without, the screens behind sign-in. */
const FIRST_ROOMS = ['src/app', 'src/shell', 'src/features/auth', 'src/i18n', 'src/platform'];

const sources = FIRST_ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|firstTexts|planTexts/.test(file))
    .map((file) => readFileSync(join(room, file), 'utf8')),
).join('\n');

/** Ids as they stand in code, between quotes. */
const named = ids.filter((id) => sources.includes(`'${id}'`));

describe('the texts of the first page', () => {
  it('are all that sign-in and the frame of every page can say', () => {
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !isFirstText(id))).toEqual([]);
  });

  it('are those alone: others wait', () => {
    expect(ids.filter((id) => isFirstText(id) && !named.includes(id))).toEqual([]);
    expect(isFirstText('giftCard.title')).toBe(false);
  });
});

const IMPORTS = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gm;

/** The code of a module and of all it imports within `src`, but for what it fetches later. */
function codeFrom(file: string, seen = new Map<string, string>()): string {
  const code = readFileSync(file, 'utf8');
  seen.set(file, code);
  for (const [, path = ''] of code.matchAll(IMPORTS)) {
    const found = ['.ts', '.tsx'].map((end) => join(dirname(file), path + end)).find(existsSync);
    if (found !== undefined && !seen.has(found)) codeFrom(found, seen);
  }
  return [...seen.values()].join('\n');
}

describe('the texts that home waits for', () => {
  const code = codeFrom('src/features/home/HomeScreen.tsx') + codeFrom('src/routes/_auth.tsx');
  const onHome = ids.filter((id) => code.includes(`'${id}'`));

  it('are all that it can say, beside those of the first page', () => {
    expect(onHome.filter(isHomeText).length).toBeGreaterThan(25);
    expect(onHome.filter((id) => !isFirstText(id) && !isHomeText(id))).toEqual([]);
  });

  it('are few: those of other screens wait', () => {
    expect(ids.filter(isHomeText).length).toBeLessThan(50);
    expect(ids.filter((id) => isHomeText(id) && isFirstText(id))).toEqual([]);
  });
});
