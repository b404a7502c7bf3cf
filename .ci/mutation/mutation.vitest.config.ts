/** The unit tests for the mutation tests of the portal. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from '../../src/build/compiledMessages';
import { ledgerTags } from '../ledger/ledgerTags';

process.env.TZ = 'UTC';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shared = {
  setupFiles: ['.ci/mutation/mutation.setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  // Creates the DOM once per mutant: once per file would take longer than the tests.
  isolate: false,
  // A mutant may leave a promise pending until this timeout.
  testTimeout: 5_000,
};

export default defineConfig({
  root,
  test: {
    tags: ledgerTags(),
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'no DOM',
          environment: 'node',
          include: [
            'src/domain/**/*.test.ts',
            '{src,ui,mock-server}/**/*{.schema,schemas}.test.ts',
            'contracts/customer/*.test.ts',
            'mock-server/acts/*.test.ts',
          ],
        },
      },
      {
        root,
        plugins: [compiledMessages()],
        test: {
          ...shared,
          name: 'DOM',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
          setupFiles: ['tests/setup.ts', ...shared.setupFiles],
          include: [
            'src/api/case/{known*,traitsOf,placeOf,offerTable}.test.ts',
            'src/api/request/{refreshOnce,answerSchema,envelope,parseAnswer}.test.ts',
            'src/checkout/order/*.test.ts',
            'src/checkout/plan/questions.test.ts',
            'src/platform/session/{session,otherTabs}.test.ts',
            'src/platform/storage/{storageLock,storageLease}.test.ts',
            'src/platform/{bridge,log}/*.test.ts',
            'tests/spec/client/sentOrders.test.tsx',
          ],
        },
      },
    ],
  },
});
