import fc from 'fast-check';

/** A million cases for each mutant would take days; a fifth of a second finds what there is to find. */
const ENOUGH_MS = 200;

fc.configureGlobal({ interruptAfterTimeLimit: ENOUGH_MS });
