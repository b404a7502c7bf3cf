import { createStore } from '../../src/api/store';
import { config } from '../../src/platform/launch/config';

/** The store of the tests that share one. */
export const store = createStore(config);
