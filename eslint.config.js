import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { newerThanOldest } from './.ci/newerThanOldest.mjs';

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
    plugins: { 'react-hooks': reactHooks, formatjs },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-imports': ['error', { paths: [barrel('@mui/material')] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A theme gets its own colours by an interface that is merged by name, and adds nothing itself.
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
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx'],
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  {
    // What a customer's browser runs.
    files: ['src/**', 'ui/**', 'contracts/**'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      'ui/testing/**',
      'contracts/{pact,verify,mutants,openapi}/**',
    ],
    rules: newerThanOldest,
  },
  {
    // Playwright's fixtures are handed over by a function named `use`, which is no hook.
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Command line programs speak on the console.
    files: ['.ci/**', 'contracts/verify/**', 'contracts/printCatalogue.ts', 'mock-server/main.ts'],
    rules: { 'no-console': 'off' },
  },
);
