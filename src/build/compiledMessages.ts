import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { markChinese, markJapanese, markMessage, markThai } from './lineBreaks';

/** Languages without spaces between their words. */
const MARKS = [
  { file: /ja-JP\.json$/, mark: markJapanese },
  { file: /th-TH\.json$/, mark: markThai },
  { file: /zh-CN\.json$/, mark: markChinese },
];

/** Precompiles messages like `formatjs compile --ast`, so that the app needs no ICU parser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/locales\/[\w-]+\.json$/ },
    handler: (source, file) => {
      const mark = MARKS.find((one) => one.file.test(file))?.mark ?? ((text: string) => text);
      const texts = Object.entries(JSON.parse(source) as Record<string, string>);
      return JSON.stringify(
        Object.fromEntries(texts.map(([id, text]) => [id, markMessage(parse(text), mark)])),
      );
    },
  },
});
