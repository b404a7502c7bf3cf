import type { Application } from 'express';
import { inBackground } from '../background/background';
import { actorOf, registerActs } from './actControl';
import { registerAbout } from './aboutControl';
import { registerAnswer } from './answerControl';
import { registerClock } from './clockControl';
import { ONE_SANDBOX, control, onSandbox, sandboxInPath } from './control';
import { ControlError } from './controlError';
import type { ControlOptions } from './control';
import { registerOpenSandbox } from './links/openSandbox';
import { registerRawData } from './rawData';
import { readFault } from './links/readFault';
import { registerRequests } from './requestControl';
import { maskFault } from '../faults';
import { mask } from '../mask';
import { change, stateAt } from '../sandboxes/change';
import type { Sandbox } from '../sandboxes/sandbox';
import { isGuest } from '../sandboxes/sandboxOf';
import type { SandboxState } from '../sandboxes/state';
import { contentsOf, noOffers, summaryOf, summaryOfState } from './sandboxFacts';
import { restoreSnapshot, takeSnapshot } from './snapshot';
import { sellInStore } from './storeSales';

/** The state of a sandbox, or the one of a point. @throws ControlError 404. */
function copied(sandbox: Sandbox, point: unknown): SandboxState {
  if (point === undefined) return structuredClone(takeSnapshot(sandbox));
  const state = typeof point === 'number' ? stateAt(sandbox, point) : undefined;
  if (!state) throw new ControlError(404, `There is no point ${String(point)} any more.`);
  return { ...state, journal: [...sandbox.journal.all()] };
}

/** Routes for one sandbox. */
export function registerSandboxControl(app: Application, options: ControlOptions): void {
  const { sandboxes } = options;
  const on = onSandbox(app, options);

  app.get(
    '/__mock/sandboxes',
    control(async (req) => (await sandboxes.all(options.users.userOf(req))).map(summaryOfState)),
  );
  app.delete(
    ONE_SANDBOX,
    control(async (req) => {
      const { id } = await sandboxInPath(req, options);
      await sandboxes.remove(id);
      return { removed: id };
    }),
  );
  on('get', '', (sandbox, _fields, _req, res) => {
    const summary = summaryOf(sandbox);
    return isGuest(res) ? mask(summary) : summary;
  });
  on('post', '/reset', async (sandbox, _fields, req) => {
    const { point } = await change(sandbox, {
      ...{ kind: 'file', by: actorOf(options.users, req) },
      happens: () => {
        sandbox.reset();
        return 'The sandbox is reset';
      },
    });
    return { ...summaryOf(sandbox), point };
  });
  registerClock(on, options.users);
  registerActs(on, options.users);
  registerAnswer(on);
  registerAbout(on);
  registerRequests(app, options);
  registerOpenSandbox(app, options);
  on('get', '/contents', (sandbox, _fields, _req, res) => {
    return isGuest(res) ? mask(contentsOf(sandbox, noOffers)) : contentsOf(sandbox);
  });

  on('get', '/faults', ({ faults }, _fields, _req, res) =>
    isGuest(res) ? faults.all().map(maskFault) : faults.all(),
  );
  on(
    'post',
    '/faults',
    async (sandbox, fields, req) => {
      const fault = readFault(fields);
      const by = actorOf(options.users, req);
      await change(sandbox, {
        ...{ kind: 'fault', by },
        happens: () => {
          sandbox.faults.add(fault);
          return `${fault.call === '*' ? 'Every call' : fault.call} will fail (${fault.kind})`;
        },
      });
      return sandbox.faults.all().at(-1);
    },
    201,
  );
  on('delete', '/faults', async (sandbox, _fields, req) => {
    const by = actorOf(options.users, req);
    const happens = () => (sandbox.faults.clear(), 'All faults are removed');
    await change(sandbox, { kind: 'fault', by, happens });
    return sandbox.faults.all();
  });
  on('delete', '/faults/:fault', async (sandbox, _fields, req) => {
    const { fault = '' } = req.params;
    const known = sandbox.faults.all().find(({ id }) => id === fault);
    if (!known) throw new ControlError(404, `There is no fault "${fault}".`);
    const by = actorOf(options.users, req);
    const happens = () => (sandbox.faults.remove(fault), `The fault of ${known.call} is removed`);
    await change(sandbox, { kind: 'fault', by, happens });
    return sandbox.faults.all();
  });

  on(
    'post',
    '/store-sales',
    (sandbox, fields, req) => sellInStore(sandbox, fields, actorOf(options.users, req)),
    201,
  );
  on(
    'post',
    '/copy',
    async (sandbox, { point }, req) => {
      const state = copied(sandbox, point);
      const opener = { owner: options.users.userOf(req), client: req.ip ?? '' };
      const copy = await sandboxes.make(sandbox.scenario, opener, sandbox.opened);
      restoreSnapshot(copy, state);
      copy.touch();
      await copy.save();
      sandboxes.dropIfShared(copy.id);
      return summaryOf(copy);
    },
    201,
  );
  on('get', '/snapshot', takeSnapshot);
  app.put(
    `${ONE_SANDBOX}/snapshot`,
    control(async (req) => {
      await sandboxInPath(req, options);
      const read = await inBackground('readSnapshot', typeof req.body === 'string' ? req.body : '');
      if ('error' in read) throw new ControlError(400, read.error);
      // The sandbox may have been unloaded meanwhile.
      const sandbox = await sandboxInPath(req, options);
      const { point } = await change(sandbox, {
        ...{ kind: 'file', by: actorOf(options.users, req) },
        happens: () => {
          restoreSnapshot(sandbox, read.state);
          return 'A file is loaded';
        },
      });
      await sandbox.catchUp();
      await sandbox.save();
      return { ...summaryOf(sandbox), point };
    }),
  );
  registerRawData(app, options);
}
