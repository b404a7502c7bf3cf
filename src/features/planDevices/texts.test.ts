import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/i18n/locales';

it(
  'every language says that the limit of a plan is reached, and what it is',
  { tags: ['8.text.01'] },
  () => {
    const files = readdirSync(FOLDER);
    expect(files).toHaveLength(10);
    for (const file of files) {
      const texts = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Record<string, string>;
      expect(texts.device_bind_limit, file).toMatch(/\{max, plural,.*other \{.*#/);
    }
  },
);
