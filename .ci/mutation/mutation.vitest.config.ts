/** The unit tests for the mutation tests of the portal. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ledgerTags } from '../ledger/ledgerTags';

process.env.TZ = 'UTC';

const root = fileURLToPath(new URL('../..', import.meta.url));
const shared = {
  setupFiles: ['.ci/mutation/mutation.setup.ts'],
  restoreMocks: true,
  // Creates the DOM once per mutant: once per file would take longer than the tests.
  isolate: false,
  // A mutant may leave a promise pending until this timeout.
  testTimeout: 5_000,
};

export default defineConfig({
  root,
  test: {
    tags: ledgerTags(),
    // The domain runs without a DOM.
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'domain',
          environment: 'node',
          include: [
            'src/domain/{payment/redirectUrl,offer/price,offer/giftCode,address/postalCode}.test.ts',
            'src/domain/{input/typedFields,redact,rules}.test.ts',
          ],
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'platform',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
          include: [
            'src/api/request/refreshOnce.test.ts',
            'src/platform/session/session.test.ts',
            'src/platform/storage/{storageLock,storageLease}.test.ts',
            'src/platform/{bridge,log}/*.test.ts',
          ],
        },
      },
    ],
  },
});
