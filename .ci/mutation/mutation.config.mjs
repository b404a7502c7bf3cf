/**
 * `npm run test:full -- mutation`: Stryker mutation tests of rules, forms, responses, orders, sessions,
 * customers' traits and acts, run against the unit tests. The contracts have their own mutation tests
 * (`npm run contracts:mutation`).
 */
export default {
  mutate: [
    'src/domain/**/*.ts',
    '{src,ui,mock-server}/**/*.schema.ts',
    'src/api/case/!(caseCode).ts',
    'src/api/request/{answerSchema,envelope,parseAnswer,refreshOnce}.ts',
    // Without the hook, which stories and journeys test.
    'src/checkout/order/!(use*).ts',
    'src/platform/{bridge,log}/*.ts',
    'src/platform/session/{session,sessionEnd,otherTabs}.ts',
    'src/platform/storage/storageLock.ts',
    'contracts/customer/*.ts',
    'mock-server/acts/*.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/mutation/mutation.vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: [
    '/.cache',
    '/dist',
    '/reports',
    '/build-info',
    '/storybook-static',
    '**/__screenshots__',
  ],
  tempDirName: '.cache/mutation',
  incremental: false,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
