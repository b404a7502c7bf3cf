import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Compiles the texts ahead, as `formatjs compile --ast` does: the app leaves the ICU parser out. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/locales\/[\w-]+\.json$/ },
    handler: (source) => {
      const texts = Object.entries(JSON.parse(source) as Record<string, string>);
      return JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)])));
    },
  },
});
