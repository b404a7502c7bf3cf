import type { Application, Request, Response } from 'express';
import jsonServer from 'json-server';
import type { JsonServerRouter } from 'json-server';
import escapeRegExp from 'lodash/escapeRegExp.js';
import low from 'lowdb';
import Memory from 'lowdb/adapters/Memory';
import type { Sandbox } from '../sandboxes/sandbox';
import { brokenRule, raiseCounters, wrongEntity } from '../world/checkWorld';
import { mostRows } from '../world/limits';
import { COLLECTIONS } from '../world/references';
import type { CollectionName } from '../world/references';
import { byId } from '../world/world';
import type { World } from '../world/world';
import { ONE_SANDBOX, asRecord, control, sandboxInPath } from './control';
import { ControlError } from './controlError';
import type { ControlOptions } from './control';

/**
 * json-server's REST API over the entities of a sandbox. Reads are direct; writes are validated
 * first.
 */
export function registerRawData(app: Application, options: ControlOptions): void {
  app.use(
    `${ONE_SANDBOX}/db`,
    control(async (req, res) => {
      const sandbox = await sandboxInPath(req, options);
      const place = placeOf(req);
      if (['GET', 'HEAD'].includes(req.method)) return read(sandbox, place, req, res);
      const answer = await oneAtATime(sandbox, () => write(sandbox, place, req, res));
      await sandbox.save();
      return answer;
    }),
  );
}

/**
 * The latest raw write of each sandbox. Writes run one after another, so that none works on an
 * outdated world.
 */
const latest = new WeakMap<Sandbox, Promise<unknown>>();

function oneAtATime<Answer>(sandbox: Sandbox, act: () => Promise<Answer>): Promise<Answer> {
  const before = latest.get(sandbox) ?? Promise.resolve();
  const answer = before.then(act, act);
  latest.set(sandbox, answer);
  return answer;
}

interface Place {
  readonly collection: CollectionName;
  readonly id: string | undefined;
}

/** Parses a path such as `/devices/40001`. @throws ControlError 404. */
function placeOf({ path }: Request): Place {
  const [name = '', id, ...rest] = path.split('/').filter(Boolean).map(decoded);
  const collection = COLLECTIONS.find((known) => known === name);
  if (!collection) {
    throw new ControlError(404, `There is no "${name}": ${COLLECTIONS.join(', ')}.`);
  }
  if (rest.length > 0) throw new ControlError(404, `${name}/${id} has no "${rest.join('/')}".`);
  return { collection, id };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ControlError(400, `"${part}" is not encoded as an address is.`);
  }
}

/** json-server's query parameters besides filters; each may be given once. */
const QUERY_WORDS = [
  ...['q', '_page', '_limit', '_start', '_end', '_sort', '_order'],
  ...['_embed', '_expand'],
];

/**
 * Validates a query for json-server. `_like` becomes a plain text match, since a pattern could
 * block the server.
 */
function readableQuery(query: Request['query']): Record<string, unknown> {
  refuseUnknownCollection('_embed', query, (name) => [name]);
  // `house` expands the house of a device: json-server forms the plural itself.
  refuseUnknownCollection('_expand', query, (name) => [
    name,
    `${name}s`,
    name.replace(/y$/, 'ies'),
  ]);
  const fields = Object.entries(query).map(([name, value]) => {
    if (QUERY_WORDS.includes(name) && typeof value !== 'string') {
      throw new ControlError(400, `${name} can be given once.`);
    }
    if (name.startsWith('_') && !QUERY_WORDS.includes(name)) {
      throw new ControlError(400, `${name} is not known: ${QUERY_WORDS.join(', ')}.`);
    }
    const texts = [value].flat().map(String);
    return [name, name.endsWith('_like') ? texts.map(escapeRegExp) : value] as const;
  });
  return Object.fromEntries(fields);
}

function refuseUnknownCollection(
  word: '_embed' | '_expand',
  query: Request['query'],
  names: (name: string) => readonly string[],
): void {
  const name = query[word];
  if (typeof name !== 'string') return;
  if (COLLECTIONS.some((known) => names(name).includes(known))) return;
  throw new ControlError(400, `${word}: there is no "${name}". Known: ${COLLECTIONS.join(', ')}.`);
}

function read({ rest, world }: Sandbox, place: Place, req: Request, res: Response) {
  refuseManyJoined(world, place, req.query);
  refuseExpand(world, place, req.query);
  req.query = readableQuery(req.query) as Request['query'];
  return answerBy(rest, req, res);
}

/** How many rows can be shown with others: json-server looks for the others again for each row. */
const MOST_JOINED = 200;

/** @throws ControlError 400 when looking for the other rows would take long. */
function refuseManyJoined(world: World, { collection, id }: Place, query: Request['query']): void {
  const { _expand, _embed, _end, _limit } = query;
  const isJoined = _expand !== undefined || _embed !== undefined;
  if (!isJoined || id !== undefined || world[collection].length <= MOST_JOINED) return;
  const limit = Number(_limit);
  if (_end === undefined && limit > 0 && limit <= MOST_JOINED) return;
  const most = `at most ${MOST_JOINED} rows at a time`;
  throw new ControlError(400, `_expand and _embed: ${most}. Add _limit=${MOST_JOINED}&_page=1.`);
}

/** json-server fails with a stack trace for a row without the reference. @throws ControlError 400. */
function refuseExpand(world: World, { collection, id }: Place, query: Request['query']): void {
  const { _expand: name } = query;
  if (typeof name !== 'string') return;
  const field = `${name}Id`;
  const rows: readonly { readonly id: string }[] = world[collection];
  const isMissing = (row: object) => typeof new Map(Object.entries(row)).get(field) !== 'string';
  const shown = rows.filter((row) => id === undefined || row.id === id);
  if (query[field] !== undefined || !shown.some(isMissing)) return;
  const hint = `Filter the rows, as in ?${field}=ID.`;
  throw new ControlError(400, `_expand=${name}: every row needs a ${field}. ${hint}`);
}

/**
 * Lets json-server write to a copy of the world, and replaces the world when the copy is valid.
 * @throws ControlError 400, 404 or 409; the world is then unchanged.
 */
async function write(sandbox: Sandbox, place: Place, req: Request, res: Response) {
  const { collection, id } = place;
  refuseImpossible(sandbox.world, place, req);
  const { version } = sandbox;
  const draft = structuredClone(sandbox.world);
  const memory = new Memory<World>('');
  // With the default suffix `Id`, json-server would also delete entities that refer to a deleted
  // one.
  const router = jsonServer.router(low(memory).setState(draft), { foreignKeySuffix: '_ref' });
  const answer = await answerBy(router, req, res);
  if (sandbox.version !== version) return write(sandbox, place, req, res);
  const written = byId<{ id: string }>(draft[collection], id ?? idOf(answer));
  const wrong = written ? wrongEntity(collection, written) : null;
  if (wrong !== null) throw new ControlError(400, wrong);
  const broken = brokenRule(draft);
  if (broken) throw new ControlError(broken.kind === 'taken' ? 409 : 400, broken.message);
  raiseCounters(draft);
  sandbox.replaceWorld(draft);
  return answer;
}

/**
 * Runs a json-server router and returns its data without sending it; json-server's `render` hook
 * allows that.
 */
const answerBy = (router: JsonServerRouter<World>, req: Request, res: Response) =>
  new Promise<unknown>((resolve, reject) => {
    res.locals['answer'] = resolve;
    // json-server may send its own error, or the client may disconnect: the promise must still
    // settle.
    res.once('close', () => reject(new Error('json-server has answered by itself')));
    router.render = (_req, { locals }) => (locals['answer'] as typeof resolve)(locals['data']);
    router(req, res, reject);
  });

const idOf = (answer: unknown): string => String((answer as { id?: unknown } | null)?.id);

/**
 * Refuses requests that json-server would answer with an HTML page and a stack trace, or not at
 * all.
 */
function refuseImpossible(world: World, { collection, id }: Place, req: Request): void {
  const { method } = req;
  const fields = asRecord(req);
  const isOne = id !== undefined;
  if (isOne !== ['PUT', 'PATCH', 'DELETE'].includes(method)) {
    throw new ControlError(400, `${method} goes to ${isOne ? collection : `${collection}/ID`}.`);
  }
  if (isOne && !byId<{ id: string }>(world[collection], id)) {
    throw new ControlError(404, `There is no ${collection}/${id}.`);
  }
  if (!isOne && world[collection].length >= mostRows(collection)) {
    throw new ControlError(400, `${collection}: at most ${mostRows(collection)} rows.`);
  }
  const own = fields['id'];
  if (own !== undefined && typeof own !== 'string') throw new ControlError(400, 'id is a text.');
  if (!isOne && own !== undefined && byId<{ id: string }>(world[collection], own)) {
    throw new ControlError(409, `${collection}/${own} is there already.`);
  }
}
