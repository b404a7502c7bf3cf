import type { Application } from 'express';
import { inBackground } from '../background/background';
import { runEvent } from './behaviourEvents';
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
import { isGuest } from '../sandboxes/sandboxOf';
import { contentsOf, summaryOf, summaryOfState } from './sandboxFacts';
import { restoreSnapshot, takeSnapshot } from './snapshot';
import { sellInStore } from './storeSales';

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
  on('post', '/reset', (sandbox) => (sandbox.reset(), summaryOf(sandbox)));
  registerClock(on);
  registerRequests(app, options);
  registerOpenSandbox(app, options);
  on('get', '/contents', (sandbox, _fields, _req, res) => {
    const contents = contentsOf(sandbox);
    return isGuest(res) ? mask(contents) : contents;
  });

  on('get', '/faults', ({ faults }, _fields, _req, res) =>
    isGuest(res) ? faults.all().map(maskFault) : faults.all(),
  );
  on('post', '/faults', ({ faults }, fields) => faults.add(readFault(fields)), 201);
  on('delete', '/faults', ({ faults }) => (faults.clear(), faults.all()));
  on('delete', '/faults/:fault', ({ faults }, _fields, { params }) => {
    if (faults.remove(params.fault ?? '')) return faults.all();
    throw new ControlError(404, `There is no fault "${params.fault}".`);
  });

  on('post', '/store-sales', sellInStore, 201);
  on(
    'post',
    '/events',
    async (sandbox, fields) => {
      await runEvent(sandbox, fields);
      return { event: fields.event };
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
      restoreSnapshot(sandbox, read.state);
      sandbox.touch();
      await sandbox.catchUp();
      await sandbox.save();
      return summaryOf(sandbox);
    }),
  );
  registerRawData(app, options);
}
