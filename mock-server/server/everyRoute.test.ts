/** Every route of the server is closed, except those that this page names. */
import type { Application } from 'express';
import { describe, expect, it } from 'vitest';
import { USER, asUser } from '../testing/asUser';
import type { Sent } from '../testing/asUser';
import { serveMock } from '../testing/mockClient';
import { createMockServer } from './server';

const mock = serveMock({ userHeader: USER });
const { send, openAs, stateOf } = asUser(mock);

interface Layer {
  readonly route?: {
    readonly path: string | RegExp;
    readonly methods: Readonly<Record<string, boolean>>;
  };
}

/** The files of the console have a pattern. */
const BUILT_FILE = '/__mock/console/index.js';
const FONT = '/__mock/fonts/wght.css';

/** The routes that Express has, such as `GET /__mock/health`. */
async function allRoutes(): Promise<readonly string[]> {
  const { listener, close } = await createMockServer({ userHeader: USER });
  await close();
  const { stack } = (listener as Application)._router as { stack: readonly Layer[] };
  const routes = stack.flatMap(({ route }) => {
    if (!route) return [];
    const { path, methods } = route;
    const plain = typeof path === 'string' ? path : BUILT_FILE;
    return Object.keys(methods).map((method) => `${method.toUpperCase()} ${plain}`);
  });
  const db = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(
    (method) => `${method} /__mock/sandboxes/:id/db/accounts/1001`,
  );
  // The prefixes of raw data and fonts are no routes of Express, and neither is an unknown path.
  return [...new Set([...routes, ...db, `GET ${FONT}`, 'GET /__mock/unknown', UNKNOWN_CALL])];
}

const UNKNOWN_CALL = 'GET /api/unknown';

/** Health and static files, for everyone. */
const OPEN = [
  ...[
    '/__mock/',
    '/__mock/health',
    '/__mock/phone',
    '/__mock/portal',
    '/__mock/phone/attach.js',
    BUILT_FILE,
    FONT,
  ],
  '/__mock/api',
  ...['openapi.json', 'page.mjs', 'page.css', 'swagger-ui-bundle.js', 'swagger-ui.css'].map(
    (name) => `/__mock/api/${name}`,
  ),
].map((path) => `GET ${path}`);

/** Show no sandbox, or only those of the user. */
const OF_USERS = [
  'POST /__mock/search',
  ...[
    'scenarios',
    'catalogue',
    'texts',
    'search',
    'here',
    'sandboxes',
    'reference/:reference',
    'case/:code',
  ].map((path) => `GET /__mock/${path}`),
];

/** What a colleague may look at. */
const LOOKS = ['', '/answer', '/clock', '/contents', '/faults', '/requests'].map(
  (rest) => `GET /__mock/sandboxes/:id${rest}`,
);

/** A request to a route, for one sandbox. */
function requestTo(route: string, sandbox: string): [string, Sent] {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace('/sandboxes/:id', `/sandboxes/${sandbox}`).replace(/:\w+/g, '1');
  const isOpening = /^\/__mock\/(open|sandboxes)$/.test(path);
  const query = `?scenario=demo&sandbox=${sandbox}`;
  const body = isOpening ? { scenario: 'demo', sandbox } : { state: 'demo' };
  return [
    path === '/__mock/open' ? path + query : path,
    {
      method,
      headers: { 'x-mock-sandbox': sandbox },
      ...(['GET', 'HEAD', 'DELETE'].includes(method) ? {} : { body }),
    },
  ];
}

describe('a route of the server', () => {
  it('is refused without a user, except health and static files', async () => {
    const id = await openAs('ada');
    const before = await stateOf('ada', id);
    const answered: string[] = [];
    for (const route of await allRoutes()) {
      // The built files of the console and the phone would be built here.
      if (OPEN.includes(route) && !/health|openapi/.test(route)) continue;
      const [path, sent] = requestTo(route, id);
      if ((await send(path, sent)).status !== 403) answered.push(route);
    }
    expect(answered).toEqual(['GET /__mock/api/openapi.json', 'GET /__mock/health']);
    expect(await stateOf('ada', id)).toEqual(before);
  });

  it('is refused to a colleague in a sandbox of another user, except a few looks', async () => {
    const id = await openAs('ada');
    const before = await stateOf('ada', id);
    const answered: string[] = [];
    for (const route of await allRoutes()) {
      if (OPEN.includes(route) || OF_USERS.includes(route)) continue;
      const [path, sent] = requestTo(route, id);
      const { status, text } = await send(path, { ...sent, user: 'bob' });
      if (status === 403) continue;
      if (!/ \/(api\/ipc|payGateway)\//.test(route)) answered.push(route);
      expect(text).not.toMatch(/Demo-1234|access-1001|refresh-1001/);
    }
    expect(answered.sort()).toEqual([...LOOKS, UNKNOWN_CALL].sort());
    expect(await stateOf('ada', id)).toEqual(before);
  });
});
