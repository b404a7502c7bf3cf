import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { isFirstText, isHomeText } from '../src/i18n/firstTexts';

/** What of a file is asked for, by the query of its import. Without one it stays as it is. */
const PARTS = {
  first: isFirstText,
  home: isHomeText,
  rest: (id: string) => !isFirstText(id) && !isHomeText(id),
} as const;
type PartName = keyof typeof PARTS;

const PART_OF_FILE = /\/i18n\/locales\/[\w-]+\.json\?(?:.*&)?(first|home|rest)\b/;

/** Compiles the texts ahead: the app gets syntax trees and leaves the ICU parser out. */
export const compiledMessages = (): Plugin => ({
  name: 'compiled-messages',
  enforce: 'pre',
  transform: {
    filter: { id: PART_OF_FILE },
    handler: (source, file) => {
      const belongs = PARTS[PART_OF_FILE.exec(file)?.[1] as PartName];
      const code = JSON.stringify(
        Object.fromEntries(
          Object.entries(JSON.parse(source) as Record<string, string>)
            .filter(([id]) => belongs(id))
            .map(([id, text]) => [id, parse(text)]),
        ),
      );
      // Told, because the name ends in a query.
      return { code, moduleType: 'json' };
    },
  },
});
