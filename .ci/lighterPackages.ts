import { fileURLToPath } from 'node:url';

/** Lighter ones of the same kind, in place of what packages ask for. */
export const lighterPackages = {
  // The texts are compiled ahead.
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  '@emotion/is-prop-valid': fileURLToPath(new URL('../ui/theme/isAttribute.ts', import.meta.url)),
  // For React before 18; the store of the portal asks for the other one, so that one is enough.
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js',
};
