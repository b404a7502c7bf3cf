import { readFileSync } from 'node:fs';

/** A page of the portal in the generated route tree. */
export interface PortalRoute {
  /** The path, with placeholder values as parameters. */
  readonly path: string;
  /** Whether the route is under `_auth`, which needs a token. */
  readonly guarded: boolean;
}

const tree = readFileSync(new URL('../../../../src/app/routeTree.gen.ts', import.meta.url), 'utf8');

/** The entries of an interface of the route tree: key and route. */
function entriesOf(name: string): [key: string, route: string][] {
  const body = new RegExp(`interface ${name} \\{([^}]*)\\}`).exec(tree)?.[1] ?? '';
  return [...body.matchAll(/'([^']*)': typeof (\w+)/g)].map(([, key = '', route = '']) => [
    key,
    route,
  ]);
}

const idOf = new Map(entriesOf('FileRoutesById').map(([id, route]) => [route, id]));

/** Every page in the route tree, so new pages are included. */
export const portalRoutes: readonly PortalRoute[] = entriesOf('FileRoutesByTo').map(
  ([to, route]) => ({
    path: to.replace(/\$\w*/g, 'x1'),
    guarded: (idOf.get(route) ?? '').startsWith('/_auth/'),
  }),
);
