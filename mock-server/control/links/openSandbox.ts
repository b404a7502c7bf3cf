import type { Application } from 'express';
import { ONE_SANDBOX, control, sandboxInPath } from '../control';
import type { ControlOptions } from '../control';
import { enterByCookie } from './enterByCookie';
import { registerLink } from './linkErrors';
import { buildEntryUrl } from './buildEntryUrl';
import { parseLaunchOptions } from './prepare';
import { refuseUnknownNames } from '../controlError';

/**
 * `GET …/enter`: redirects into the app of an existing sandbox, signed in, as its link opened it;
 * in the phone for an app.
 */
export function registerOpenSandbox(app: Application, options: ControlOptions): void {
  const { addresses } = options;
  registerLink(
    app,
    `${ONE_SANDBOX}/enter`,
    control(async (req, res) => {
      refuseUnknownNames(req.query, ['path', 'locale', 'platform', 'version'], 'parameter');
      const sandbox = await sandboxInPath(req, options);
      const scenario = sandbox.scenario.id;
      const launch = parseLaunchOptions({ ...sandbox.opened, ...req.query, scenario });
      const platform = launch.platform ?? launch.scenario.platform;
      enterByCookie(res, sandbox.id, addresses);
      res.redirect(302, buildEntryUrl(addresses.originOf(sandbox.id, req), launch, platform));
    }),
  );
}
