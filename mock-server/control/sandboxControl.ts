import type { Application } from 'express';
import { runEvent } from './behaviourEvents';
import { registerClock } from './clockControl';
import { control, onSandbox, sandboxInPath } from './control';
import { ControlError } from './controlError';
import type { ControlOptions } from './control';
import { registerOpenSandbox } from './links/openSandbox';
import { registerRawData } from './rawData';
import { readFault } from './links/readFault';
import { registerRequests } from './requestControl';
import { mask } from '../mask';
import { isGuest } from '../server/ownerCheck';
import { contentsOf, summaryOf, summaryOfState } from './sandboxFacts';
import { restoreSnapshot, takeSnapshot } from './snapshot';
import { sellInStore } from './storeSales';

const one = '/__mock/sandboxes/:id';

/** Routes for one sandbox. */
export function registerSandboxControl(app: Application, options: ControlOptions): void {
  const { sandboxes } = options;
  const on = onSandbox(options);

  app.get(
    '/__mock/sandboxes',
    control(async (req) => (await sandboxes.all(options.users.userOf(req))).map(summaryOfState)),
  );

  app.get(one, on(summaryOf));
  app.delete(
    one,
    control(async (req) => {
      const { id } = await sandboxInPath(req, options);
      await sandboxes.remove(id);
      return { removed: id };
    }),
  );
  app.post(
    `${one}/reset`,
    on((sandbox) => (sandbox.reset(), summaryOf(sandbox))),
  );
  registerClock(app, one, on);
  registerRequests(app, one, options);
  registerOpenSandbox(app, one, options);
  app.get(
    `${one}/contents`,
    on((sandbox, _fields, _req, res) => {
      const contents = contentsOf(sandbox);
      return isGuest(res) ? mask(contents) : contents;
    }),
  );

  app.get(
    `${one}/faults`,
    on((sandbox) => sandbox.faults.all()),
  );
  app.delete(
    `${one}/faults`,
    on((sandbox) => (sandbox.faults.clear(), sandbox.faults.all())),
  );
  app.post(
    `${one}/faults`,
    on((sandbox, fields, _req, res) => {
      const fault = sandbox.faults.add(readFault(fields));
      res.status(201);
      return fault;
    }),
  );

  app.post(
    `${one}/store-sales`,
    on((sandbox, fields, _req, res) => {
      const plan = sellInStore(sandbox, fields);
      res.status(201);
      return plan;
    }),
  );

  app.post(
    `${one}/events`,
    on((sandbox, fields, _req, res) => {
      runEvent(sandbox, fields);
      res.status(201);
      return { event: fields.event };
    }),
  );

  app.delete(
    `${one}/faults/:fault`,
    on((sandbox, _fields, req) => {
      if (sandbox.faults.remove(req.params.fault ?? '')) return sandbox.faults.all();
      throw new ControlError(404, `There is no fault "${req.params.fault}".`);
    }),
  );
  app.get(`${one}/snapshot`, on(takeSnapshot));
  app.put(
    `${one}/snapshot`,
    on((sandbox, fields) => (restoreSnapshot(sandbox, fields), summaryOf(sandbox))),
  );
  registerRawData(app, one, options);
}
