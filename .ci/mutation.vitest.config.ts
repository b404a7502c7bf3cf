/** The unit tests that mutants of the portal's own modules are tried against. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    include: [
      'src/domain/{redirectUrl,price,postalCode,giftCode,redact,rules}.test.ts',
      'src/platform/{session,turns}.test.ts',
      'src/platform/{bridge,log}/*.test.ts',
      'tests/spec/{refresh,corruptedToken}.test.ts',
    ],
    setupFiles: ['tests/setup.ts', '.ci/mutation.setup.ts'],
    restoreMocks: true,
    testTimeout: 15_000,
  },
});
