import type { Application } from 'express';
import type { Sandbox } from '../sandbox';
import { addDuration } from '../world/calendar';
import { ControlError, control, fieldsOf, sandboxInPath, textField } from './control';
import type { ControlOptions } from './control';
import { readMoment } from './prepare';
import { readFault } from './readFault';
import { restoreSnapshot, takeSnapshot } from './snapshot';
import { sellInStore } from './storeSales';

const one = '/__mock/sandboxes/:id';

/** What can be done with one sandbox. */
export function registerSandboxControl(app: Application, { sandboxes }: ControlOptions): void {
  const on = (act: (sandbox: Sandbox, fields: Record<string, unknown>) => unknown) =>
    control((req) => act(sandboxInPath(req, sandboxes), fieldsOf(req)));

  app.get(one, on(summaryOf));
  app.delete(
    one,
    on((sandbox) => ({ removed: (sandboxes.remove(sandbox.id), sandbox.id) })),
  );
  app.post(
    `${one}/reset`,
    on((sandbox) => (sandbox.reset(), summaryOf(sandbox))),
  );
  app.put(`${one}/clock`, on(travel));

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

  app.get(
    `${one}/requests`,
    on((sandbox) => sandbox.journal.all()),
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

function summaryOf(sandbox: Sandbox) {
  const { id, scenario, world, journal, faults } = sandbox;
  return {
    sandbox: id,
    scenario: scenario.id,
    now: sandbox.present().toISOString(),
    houses: world.houses.length,
    devices: world.devices.length,
    plans: world.plans.length,
    orders: world.orders.length,
    requests: journal.all().length,
    faults: faults.all().length,
  };
}

function travel(sandbox: Sandbox, fields: Record<string, unknown>) {
  const advance = textField(fields, 'advance');
  const now =
    advance === undefined
      ? readMoment(textField(fields, 'now'))
      : addDuration(sandbox.clock.now(), advance);
  if (!now) throw new ControlError(400, 'Give now (a moment) or advance (as in P1M or -P3D).');
  if (!sandbox.clock.set(now)) throw new ControlError(400, 'The clock cannot go there.');
  return { now: sandbox.present().toISOString() };
}
