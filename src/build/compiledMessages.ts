import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { messageWithBreaks } from './japaneseBreaks';

/** Precompiles messages like `formatjs compile --ast`, so that the app needs no ICU parser. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/locales\/[\w-]+\.json$/ },
    handler: (source, file) => {
      const compile = file.endsWith('ja-JP.json')
        ? (text: string) => messageWithBreaks(parse(text))
        : (text: string) => parse(text);
      const texts = Object.entries(JSON.parse(source) as Record<string, string>);
      return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, compile(text)])));
    },
  },
});
