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
 * in the phone for an app, and with `bar=on` under the bar in a browser.
 */
export function registerOpenSandbox(app: Application, options: ControlOptions): void {
  const { addresses } = options;
  registerLink(
    app,
    `${ONE_SANDBOX}/enter`,
    control(async (req, res) => {
      refuseUnknownNames(req.query, ['path', 'locale', 'platform', 'version', 'bar'], 'parameter');
      const sandbox = await sandboxInPath(req, options);
      const { opened, scenario: begun } = sandbox;
      const scenario = opened.case === undefined ? { scenario: begun.id } : {};
      const launch = parseLaunchOptions({ ...opened, ...req.query, ...scenario });
      const platform = launch.platform ?? launch.scenario.platform;
      const origin = addresses.originOf(sandbox.id, req, launch.scenario.traits.region);
      enterByCookie(res, sandbox.id, addresses);
      res.redirect(302, buildEntryUrl(origin, launch, platform));
    }),
  );
}
