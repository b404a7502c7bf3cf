import type { Application } from 'express';
import { registerClock } from './clockControl';
import { ControlError, control, fieldsOf, sandboxInPath } from './control';
import type { ControlOptions, OnSandbox } from './control';
import { registerEntering } from './entering';
import { readFault } from './readFault';
import { registerRequests } from './requestControl';
import { contentsOf, summaryOf } from './sandboxFacts';
import { restoreSnapshot, takeSnapshot } from './snapshot';
import { sellInStore } from './storeSales';

const one = '/__mock/sandboxes/:id';

/** What can be done with one sandbox. */
export function registerSandboxControl(app: Application, options: ControlOptions): void {
  const { sandboxes } = options;
  const on: OnSandbox = (act) =>
    control((req) => act(sandboxInPath(req, sandboxes), fieldsOf(req), req));

  app.get(
    '/__mock/sandboxes',
    control(() => sandboxes.all().map(summaryOf)),
  );

  app.get(one, on(summaryOf));
  app.delete(
    one,
    on((sandbox) => ({ removed: (sandboxes.remove(sandbox.id), sandbox.id) })),
  );
  app.post(
    `${one}/reset`,
    on((sandbox) => (sandbox.reset(), summaryOf(sandbox))),
  );
  registerClock(app, one, on);
  registerRequests(app, one, options);
  registerEntering(app, one, options);
  app.get(`${one}/contents`, on(contentsOf));

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
    control((req, res) => {
      const fault = sandboxInPath(req, sandboxes).faults.add(readFault(fieldsOf(req)));
      res.status(201);
      return fault;
    }),
  );

  app.post(
    `${one}/store-sales`,
    control((req, res) => {
      const plan = sellInStore(sandboxInPath(req, sandboxes), fieldsOf(req));
      res.status(201);
      return plan;
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

  app.use(`${one}/db`, (req, res, next) => {
    const sandbox = sandboxes.find(req.params.id ?? '');
    if (sandbox) sandbox.db()(req, res, next);
    else res.status(404).json({ error: `There is no sandbox "${req.params.id}".` });
  });
}
