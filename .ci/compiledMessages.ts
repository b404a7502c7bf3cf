import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { TEXT_PARTS, textPartOf } from '../src/i18n/textParts';

/** What of a file is asked for, by the query of its import. Without one it stays as it is. */
const PART_OF_FILE = new RegExp(
  `/i18n/locales/[\\w-]+\\.json\\?(?:.*&)?(${TEXT_PARTS.join('|')})\\b`,
);

/** Compiles the texts ahead: the app gets syntax trees and leaves the ICU parser out. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: PART_OF_FILE },
    handler: (source, file) => {
      const part = PART_OF_FILE.exec(file)?.[1];
      const code = JSON.stringify(
        Object.fromEntries(
          Object.entries(JSON.parse(source) as Record<string, string>)
            .filter(([id]) => textPartOf(id) === part)
            .map(([id, text]) => [id, parse(text)]),
        ),
      );
      // Told, because the name ends in a query.
      return { code, moduleType: 'json' };
    },
  },
});
