import { stateValues } from '@homeview/contracts/vocabulary/stateValues';
import type { Application } from 'express';
import { control, asRecord, textField } from './control';
import type { ControlOptions } from './control';
import { runEvent } from './actControl';
import { ControlError } from './controlError';
import { prepare, readKnownId, parseLaunchOptions } from './links/prepare';

/** The values that this server has in every scenario, by the names of the contract. */
const ownValues = Object.entries(stateValues).map(([name, { value }]) => [name, value] as const);

/**
 * Pact's state changes: a state is a scenario id, or any name with a `case` in its params. Its params
 * name values of the contract, which the answer has too, or are `clock` and `fault`, as in a link.
 * Never 5xx: verifiers retry for minutes.
 */
export function registerProviderStates(
  app: Application,
  { sandboxes, sandboxIdOf, find, users }: ControlOptions,
): void {
  app.post(
    '/__mock/provider-states',
    control(async (req) => {
      const { params, ...fields } = asRecord(req);
      if (fields.action === 'event') {
        const sandbox = await find(readKnownId(sandboxIdOf(req)), req);
        if (!sandbox) throw new ControlError(404, 'Set a state first.');
        await sandbox.catchUp();
        await runEvent(sandbox, { ...fields, params });
        sandbox.touch();
        await sandbox.save();
        return { event: fields.event };
      }
      const state = textField(fields, 'state') ?? '';
      if (state === '' || fields.action === 'teardown') return { state };
      const more = new Map(Object.entries(params ?? {}));
      const values = ownValues.filter(([name]) => more.delete(name));
      const scenario = more.has('case') ? {} : { scenario: state };
      const launch = parseLaunchOptions({ ...Object.fromEntries(more), ...scenario });
      const id = readKnownId(sandboxIdOf(req));
      const opener = { owner: users.userOf(req), client: req.ip ?? '' };
      const sandbox = await sandboxes.put(id, launch.scenario, opener, launch.opened);
      // A state holds at its time: set back, a state of today would have plans from the future.
      if (launch.time instanceof Date) sandbox.reset(launch.time);
      prepare(sandbox, launch);
      await sandbox.catchUp();
      await sandbox.save();
      return { state, ...Object.fromEntries(values) };
    }),
  );
}
