import type { Application } from 'express';
import { control, asRecord, textField } from './control';
import type { ControlOptions } from './control';
import { runEvent } from './behaviourEvents';
import { ControlError } from './controlError';
import { prepare, readId, parseLaunchOptions } from './links/prepare';

/**
 * Pact's state changes: a state is a scenario id, and its params may be `clock` and `fault`, as in
 * a link. Don’t answers 5xx: the verifier would back off for minutes.
 */
export function registerProviderStates(
  app: Application,
  { sandboxes, sandboxIdOf }: ControlOptions,
): void {
  app.post(
    '/__mock/provider-states',
    control(async (req) => {
      const { params, ...fields } = asRecord(req);
      if (fields.action === 'event') {
        const sandbox = await sandboxes.find(readId(sandboxIdOf(req)));
        if (!sandbox) throw new ControlError(404, 'Set a state first.');
        runEvent(sandbox, { ...fields, params });
        sandbox.touch();
        await sandbox.save();
        return { event: fields.event };
      }
      const state = textField(fields, 'state') ?? '';
      if (state === '' || fields.action === 'teardown') return { state };
      const more = typeof params === 'object' && params !== null ? params : {};
      const launch = parseLaunchOptions({ ...more, scenario: state });
      const id = readId(sandboxIdOf(req));
      const sandbox = await sandboxes.put(id, launch.scenario);
      prepare(sandbox, launch);
      await sandbox.save();
      return { state };
    }),
  );
}
