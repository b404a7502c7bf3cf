import { readFileSync } from 'node:fs';

/** A page of the portal, as the generated route tree knows it. */
export interface PortalRoute {
  /** With its parameters filled in, by values that nothing is known of. */
  readonly path: string;
  /** Lies under `_auth`, which needs a token. */
  readonly guarded: boolean;
}

const tree = readFileSync(new URL('../../../../src/app/routeTree.gen.ts', import.meta.url), 'utf8');

/** The lines of one of its interfaces: what is named, and the route it stands for. */
function entriesOf(name: string): [key: string, route: string][] {
  const body = new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(tree)?.[1] ?? '';
  return [...body.matchAll(/'([^']*)': typeof (\w+)/g)].map(([, key = '', route = '']) => [
    key,
    route,
  ]);
}

const idOf = new Map(entriesOf('FileRoutesById').map(([id, route]) => [route, id]));

/** Every page there is, read from the route tree: a new one is in it by itself. */
export const portalRoutes: readonly PortalRoute[] = entriesOf('FileRoutesByTo').map(
  ([to, route]) => ({
    path: to.replace(/\$\w*/g, 'x1'),
    guarded: (idOf.get(route) ?? '').startsWith('/_auth/'),
  }),
);
