import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Output = Rolldown.OutputOptions;
type Group = NonNullable<Extract<Output['codeSplitting'], object>['groups']>[number];

/** In chunks of their own: a language, and what a screen fetches only when it needs it. */
const STAYS_ALONE =
  /\/i18n\/(bundles|locales)\/|\.schemas?\.ts$|\/ui\/inputs\/(CountryPicker|SearchInput)\/|node_modules\/(@mui\/material\/(esm\/)?locale|dayjs\/esm\/locale|yup|property-expr|tiny-case|toposort|react-hook-form|@hookform|@tanstack\/[a-z]+-virtual)\//;
const test = (id: string): boolean => !STAYS_ALONE.test(id);

/** What `src/app/firstParts.ts` brings to the first chunk. */
const FIRST_PARTS =
  /\/ui\/\w+\/(Body|CountryRow|Notice|PasswordInput|SelectInput|Stack|TextInput|Title)\/|\/src\/(shell\/(CountryLink|OutsideLink|PageLink)|domain\/(countries|typedText))\b/;

/** They stay where they are imported, though nothing there uses them. */
export const keepFirstParts = (): Plugin => ({
  name: 'keep-first-parts',
  apply: 'build',
  transform: (_, id) => (FIRST_PARTS.test(id) ? { moduleSideEffects: true } : null),
});

/** What belongs together: files that are used by so many screens, and nothing they import. */
const room = (name: string, files: RegExp, { priority = 2, minShareCount = 4 } = {}): Group => ({
  name,
  test: files,
  priority,
  minShareCount,
  includeDependenciesRecursively: false,
});

/**
 * Left alone, every set of screens that share a module gets a chunk of its own, and a screen asks
 * for a hundred. So what the first screen waits for is one chunk, what most screens need is
 * another, a few rooms are one each, and of the rest the smallest are merged. A few large files
 * pack better than many small ones.
 */
export const chunkGroups: Group[] = [
  // A language brings dayjs its words, and waits for no more of the portal than what speaks them.
  room(
    'dates',
    /node_modules\/dayjs\/esm\/(\w+|locale\/en)\.js|\/src\/i18n\/(formatDate|planTexts)\b/,
    { priority: 5, minShareCount: 1 },
  ),
  { name: 'first', test, tags: ['$initial'], priority: 4 },
  // The one chunk that sign-in asks for; what it shares with other screens is in the first.
  room(
    'login',
    /\/src\/((domain\/email|features\/auth\/(emailDraft|LanguageChoice|LoginScreen|signIn\.schema|use(Country|EnterPortal|SignIn))|i18n\/languageNames|platform\/encryptPassword|routes\/login\/index))\b|\/lucide-react\/.*\/icons\/eye/,
    { priority: 3, minShareCount: 1 },
  ),
  // What every form needs, whatever it asks: sign-in asks for it beside its own code.
  room('forms', /node_modules\/(react-hook-form|@hookform)\//, { priority: 3, minShareCount: 1 }),
  { name: 'kit', test, minShareCount: 12, priority: 3 },
  // What judges the answers that most screens wait for.
  room(
    'judges',
    /\/contracts\/(vocabulary\/|(house|package|subscription)\/\w+\.schemas\.)|wire\.ts|node_modules\/(yup|property-expr|tiny-case|toposort)\//,
    { priority: 3, minShareCount: 1 },
  ),
  // What every screen that orders needs, whatever it sells.
  room(
    'order',
    /\/src\/(api\/order\.|checkout\/(NoHouse|Processing|askToOrderAnew|sayNotCreated|useCheckout|useCheckoutStep|useUnlimitedHeld)\.|domain\/orderSource)|\/contracts\/order\//,
  ),
  // How it is paid, and what it comes to.
  room(
    'pay',
    /\/src\/(checkout\/(OrderSummary|PayBar|PayModeChoice|payModes|usePayMode)|domain\/paidUntil)\b|\/ui\/\w+\/PayMethodList\/|\/lucide-react\/.*\/icons\/(credit-card|wallet)/,
  ),
  // What is offered.
  room(
    'offers',
    /\/src\/(checkout\/TaxNote|domain\/(offer|trial)|platform\/painted|shell\/useLeft)\b/,
  ),
  // What it costs: no part of an address, which shares the look of a choice with it.
  room('prices', /\/src\/checkout\/PriceTiles\b|\/ui\/\w+\/PriceTile\/\w*Price\w*\.tsx/),
  {
    name: 'shared',
    test,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2000,
    priority: 1,
  },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['package-lock.json', 'vite.config.ts', '.ci', 'contracts', 'src', 'ui'];

/** A name for all that a build is made of: 7 characters, the same for the same files and settings. */
function nameOfSources(): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const hash = createHash('sha256').update(
    JSON.stringify([process.argv.slice(2), settings.sort()]),
  );
  const ofSettings = readdirSync(root).filter((file) => file.startsWith('.env'));
  for (const source of [...ofSettings, ...SOURCES]) {
    const path = join(root, source);
    const files = statSync(path).isFile()
      ? [path]
      : readdirSync(path, { recursive: true, encoding: 'utf8' })
          .sort()
          .map((file) => join(path, file))
          .filter((file) => /\.(css|json|mjs|tsx?)$/.test(file) && statSync(file).isFile());
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('base64url').slice(0, 7);
}

/**
 * A merged chunk would be named after all the screens that share it. Texts have one name in common:
 * the first chunk names all sixty, and every hash of its own would cost each first load 10 bytes.
 */
export function chunkFileNames(): (chunk: { readonly name: string }) => string {
  const sources = nameOfSources();
  return ({ name }) => {
    if (/^[a-z]{2}-[A-Z]{2}\.\w+$/.test(name)) return `assets/${name}-${sources}.js`;
    return `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`;
  };
}
