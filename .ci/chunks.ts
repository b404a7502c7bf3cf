import type { Rolldown } from 'vite';

type Output = Rolldown.OutputOptions;
type Groups = NonNullable<Extract<Output['codeSplitting'], object>['groups']>;

/** In chunks of their own: a language, and what a screen fetches only when it needs it. */
const STAYS_ALONE =
  /\/i18n\/(bundles|locales)\/|\.schemas\.ts$|node_modules\/(@mui\/material\/(esm\/)?locale|dayjs\/locale|yup|react-hook-form|@hookform|@tanstack\/[a-z]+-virtual)\//;
const test = (id: string): boolean => !STAYS_ALONE.test(id);

/** What every screen that orders needs, whatever it sells. */
const ORDER =
  /\/src\/(api\/order\.|features\/\w+\/orderSource|checkout\/(NoHouse|orderRequest|orderSource|placeOrder|sayNotCreated|useCheckout|useFreedOnReturn)\.|domain\/(basket|payUrl|orderSource)|platform\/painted)|\/contracts\/order\//;
/** What judges the answers that most screens wait for. */
const JUDGES =
  /\/contracts\/(vocabulary\/|(house|package|subscription)\/\w+\.schemas\.)|leanYup|wire\.ts/;

/**
 * Left alone, every set of screens that share a module gets a chunk of its own, and a screen asks
 * for a hundred. So what the first screen waits for is one chunk, what most screens need is
 * another, and of the rest the smallest are merged.
 */
export const chunkGroups: Groups = [
  // A language brings dayjs its words, and must not wait for more of the portal than that.
  { name: 'dayjs', test: /node_modules\/dayjs\/dayjs/, priority: 5 },
  { name: 'first', test, tags: ['$initial'], priority: 4 },
  { name: 'kit', test, minShareCount: 12, priority: 3 },
  // A few large files pack better than many small ones.
  { name: 'judges', test: JUDGES, priority: 3, includeDependenciesRecursively: false },
  {
    name: 'order',
    test: ORDER,
    minShareCount: 4,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'shared',
    test,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
    priority: 1,
  },
];

/** A merged chunk would be named after all the screens that share it. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;
