import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'src/i18n/locales';

it(
  'every language states the device limit of a plan in its limit message',
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
