import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Compiles the texts ahead: the app gets syntax trees and leaves the ICU parser out. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/locales\/[\w-]+\.json$/ },
    handler: (source) =>
      JSON.stringify(
        Object.fromEntries(
          Object.entries(JSON.parse(source) as Record<string, string>).map(([id, text]) => [
            id,
            parse(text),
          ]),
        ),
      ),
  },
});
