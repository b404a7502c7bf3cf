import fc from 'fast-check';
import { vi } from 'vitest';

/** A million cases for each mutant would take days; a fifth of a second finds what there is to find. */
const ENOUGH_MS = 200;

fc.configureGlobal({ interruptAfterTimeLimit: ENOUGH_MS });

// The test files share a DOM: each begins with its own modules, and without fakes.
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.resetModules();
