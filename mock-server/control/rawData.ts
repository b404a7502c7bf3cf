import type { Application, Request, Response } from 'express';
import jsonServer from 'json-server';
import type { JsonServerRouter } from 'json-server';
import escapeRegExp from 'lodash/escapeRegExp.js';
import low from 'lowdb';
import Memory from 'lowdb/adapters/Memory';
import type { Sandbox } from '../sandboxes/sandbox';
import { brokenRule, raiseCounters, wrongEntity } from '../world/checkWorld';
import { COLLECTIONS } from '../world/references';
import type { CollectionName } from '../world/references';
import { byId } from '../world/world';
import type { World } from '../world/world';
import { control, asRecord, sandboxInPath } from './control';
import { ControlError } from './controlError';
import type { ControlOptions } from './control';

/** json-server's REST over the entities of a sandbox: read as they are, written once judged. */
export function registerRawData(app: Application, one: string, options: ControlOptions): void {
  app.use(
    `${one}/db`,
    control(async (req, res) => {
      const sandbox = await sandboxInPath(req, options);
      const place = placeOf(req);
      if (['GET', 'HEAD'].includes(req.method)) return read(sandbox, req, res);
      const answer = await oneAtATime(sandbox, () => write(sandbox, place, req, res));
      await sandbox.save();
      return answer;
    }),
  );
}

/** The latest raw write of each sandbox: one at a time, or each would find the world changed. */
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

/** What a path such as `/devices/40001` means. @throws ControlError 404. */
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

/** What json-server offers beside filters, each once. */
const QUERY_WORDS = [
  ...['q', '_page', '_limit', '_start', '_end', '_sort', '_order'],
  ...['_embed', '_expand'],
];

/** A query that json-server can answer. `_like` looks for a text: a pattern could take for ever. */
function readableQuery(query: Request['query']): Record<string, unknown> {
  refuseUnknownCollection('_embed', query, (name) => [name]);
  // `house` brings the house of a device: json-server knows its plural.
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

function read({ rest }: Sandbox, req: Request, res: Response): Promise<unknown> {
  req.query = readableQuery(req.query) as Request['query'];
  return answerBy(rest, req, res);
}

/**
 * Lets json-server write to a copy of the world, which takes the world's place when it can be one.
 * @throws ControlError 400, 404 or 409; then nothing has changed.
 */
async function write(sandbox: Sandbox, place: Place, req: Request, res: Response) {
  const { collection, id } = place;
  refuseImpossible(sandbox.world, place, req);
  const { version } = sandbox;
  const draft = structuredClone(sandbox.world);
  const memory = new Memory<World>('');
  // With another suffix than `Id`, or json-server would delete what points to a deleted entity.
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

/** The data that a json-server router answers with, not sent yet: `render` is its own hook for that. */
const answerBy = (router: JsonServerRouter<World>, req: Request, res: Response) =>
  new Promise<unknown>((resolve, reject) => {
    res.locals['answer'] = resolve;
    // json-server answers its own errors by itself, and a client may hang up: neither waits for ever.
    res.once('close', () => reject(new Error('json-server has answered by itself')));
    router.render = (_req, { locals }) => (locals['answer'] as typeof resolve)(locals['data']);
    router(req, res, reject);
  });

const idOf = (answer: unknown): string => String((answer as { id?: unknown } | null)?.id);

/** What json-server itself would answer with a page and a stack, or not at all. */
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
  const own = fields['id'];
  if (own !== undefined && typeof own !== 'string') throw new ControlError(400, 'id is a text.');
  if (!isOne && own !== undefined && byId<{ id: string }>(world[collection], own)) {
    throw new ControlError(409, `${collection}/${own} is there already.`);
  }
}
