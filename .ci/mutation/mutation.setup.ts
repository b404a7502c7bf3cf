import fc from 'fast-check';
import { vi } from 'vitest';

/** Time limit per property test, in ms: all cases for every mutant would take days. */
const ENOUGH_MS = 200;

fc.configureGlobal({ interruptAfterTimeLimit: ENOUGH_MS });

// The test files share a DOM, so each starts with fresh modules and without mocks.
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
