import { fileURLToPath } from 'node:url';

/** Lighter ones of the same kind, in place of what packages ask for. */
export const lighterPackages = {
  // The texts are compiled ahead.
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
  '@emotion/is-prop-valid': fileURLToPath(new URL('../ui/theme/isAttribute.ts', import.meta.url)),
  // As every icon of lucide-react asks for what draws it.
  '../createLucideIcon.mjs': fileURLToPath(
    new URL('../ui/components/Icon/lineIcon.ts', import.meta.url),
  ),
  // The same as modules, of which only what is used is kept.
  dayjs: 'dayjs/esm',
};
