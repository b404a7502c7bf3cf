import type { Application } from 'express';
import { control, sandboxInPath, textField } from '../control';
import type { ControlOptions } from '../control';
import { enterByCookie } from './enterByCookie';
import { registerLink } from './linkErrors';
import { buildEntryUrl } from './buildEntryUrl';
import { readLocale, readPath, readPlatform } from './prepare';
import { refuseUnknownNames } from '../controlError';

/**
 * `GET …/enter`: redirects into the app of an existing sandbox, signed in; in the phone for an app.
 */
export function registerOpenSandbox(app: Application, one: string, options: ControlOptions): void {
  const { addresses } = options;
  registerLink(
    app,
    `${one}/enter`,
    control(async (req, res) => {
      refuseUnknownNames(req.query, ['path', 'locale', 'platform'], 'parameter');
      const sandbox = await sandboxInPath(req, options);
      const { scenario } = sandbox;
      const path = readPath(textField(req.query, 'path') ?? scenario.path);
      const launch = { scenario, path, locale: readLocale(textField(req.query, 'locale')) };
      const platform = readPlatform(textField(req.query, 'platform')) ?? scenario.platform;
      enterByCookie(res, sandbox.id, addresses);
      res.redirect(302, buildEntryUrl(addresses.originOf(sandbox.id, req), launch, platform));
    }),
  );
}
