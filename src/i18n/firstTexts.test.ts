import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFirstText } from './firstTexts';

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
