/**
 * `npm run test:full -- mutation`: Stryker mutation tests of the modules that handle money, sessions and
 * secrets, run against the unit tests. The contracts have their own mutation tests
 * (`npm run contracts:mutation`).
 */
export default {
  mutate: [
    'src/domain/{payment/redirectUrl,offer/price,offer/giftCode,address/postalCode,redact}.ts',
    'src/platform/session/{session,sessionEnd}.ts',
    'src/platform/storage/storageLock.ts',
    'src/platform/{bridge,log}/*.ts',
    'src/api/request/refreshOnce.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: '.ci/mutation/mutation.vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['/dist', '/reports', '/build-info', '/storybook-static', '**/__screenshots__'],
  tempDirName: '.cache/mutation',
  incremental: false,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
