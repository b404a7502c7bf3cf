import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const OF_ANY = [
  ...['checkVisibility', 'moveBefore', 'requestClose', 'setHTML', 'startViewTransition'],
  ...['showPopover', 'hidePopover', 'togglePopover', 'userActivation'],
  ...['randomUUID', 'subtle', 'canParse'],
];
const OF_ONE = { AbortSignal: 'any', CSS: 'registerProperty', URL: 'parse' };

/** APIs that no plugin detects: methods of elements, and APIs that need a secure context. */
const TOO_NEW = [
  ...OF_ANY.map((property) => ({ property })),
  ...Object.entries(OF_ONE).map(([object, property]) => ({ object, property })),
].map((restricted) => ({ ...restricted, message: 'The oldest browsers lack it.' }));

/** Rules for features newer than ES2022, except iterator methods, whose names arrays share. */
const NEWER_LANGUAGE = Object.fromEntries(
  ['restrict-to-es2022', 'restrict-to-es2022-intl-api', 'no-new-in-esnext']
    .flatMap((name) => Object.entries(esX.configs[`flat/${name}`].rules))
    .filter(([rule]) => !/iterator-prototype|findlast/.test(rule)),
);

const UNTYPED_LINK = {
  selector: 'JSXAttribute[name.name="component"] Identifier[name=/Link$/]',
  message:
    'Nothing checks the route of such a link: make it by createLink (src/shell/links/PageLink.ts).',
};

/** The id of a group would count for each of its tests, whether it checks the rule or not. */
const ID_ON_GROUP = [
  'CallExpression[callee.name="describe"] > ObjectExpression',
  'CallExpression[callee.property.name="describe"] > ObjectExpression',
  'CallExpression[callee.callee.object.name="describe"] > ObjectExpression',
  'VariableDeclarator[id.name="meta"] > *',
  'ExportDefaultDeclaration',
].map((group) => ({
  selector: `${group} Property[key.name=/^tags?$/] Literal[value=/^@?\\d+\\.[a-z]+\\.\\d+$/]`,
  message: 'A ledger id stands on the test that checks the rule.',
}));

const barrel = (name) => ({
  name,
  message: `Import one component at a time (${name}/Button): the barrel slows every build.`,
});

export default tseslint.config(
  {
    ignores: [
      'dist',
      'storybook-static',
      '.cache',
      'reports',
      'test-results',
      'playwright-report',
      'src/app/routeTree.gen.ts',
    ],
  },
  ...tseslint.configs.strict,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      'no-restricted-imports': ['error', { paths: [barrel('@mui/material')] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Theme types are extended by declaration merging, with interfaces that have no members.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
    },
  },
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    // These rules compile every function, which takes two thirds of the time of ESLint.
    files: ['{src,ui,.storybook}/**/*.{ts,tsx}', 'mock-server/{console,phone}/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx'],
    rules: {
      'formatjs/no-literal-string-in-jsx': 'error',
      'no-restricted-syntax': ['error', UNTYPED_LINK],
    },
  },
  {
    // Code that runs in the customer's browser.
    files: ['src/**', 'ui/**', 'contracts/{domains,vocabulary}/**', 'contracts/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'ui/testing/**', 'src/build/**'],
    plugins: { compat, 'es-x': esX },
    // Matches methods by name if the type is unknown. False positives are better than broken purchases.
    settings: { 'es-x': { aggressive: true } },
    rules: {
      'compat/compat': 'error',
      ...NEWER_LANGUAGE,
      'es-x/no-regexp-lookbehind-assertions': 'error',
      'no-restricted-properties': ['error', ...TOO_NEW],
    },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...ID_ON_GROUP] },
  },
  {
    // Command line programs print to the console.
    files: [
      '.ci/**',
      'contracts/backend/**',
      'contracts/openapi/printCatalogue.ts',
      'mock-server/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
