import type { Application } from 'express';
import { control, sandboxInPath, textField } from './control';
import type { ControlOptions } from './control';
import { linkInto } from './linkInto';
import { readPath, readPlatform } from './prepare';

/** `GET …/enter`: into the app in a sandbox that is there already, signed in; an app's is in the phone. */
export function registerEntering(
  app: Application,
  one: string,
  { sandboxes, appPort }: ControlOptions,
): void {
  app.get(
    `${one}/enter`,
    control((req, res) => {
      const sandbox = sandboxInPath(req, sandboxes);
      const { scenario } = sandbox;
      const path = readPath(textField(req.query, 'path') ?? scenario.path);
      const wish = { scenario, path, locale: textField(req.query, 'locale') };
      const platform = readPlatform(textField(req.query, 'platform')) ?? scenario.platform;
      const from = { host: req.header('host') ?? '', ownPort: req.socket.localPort, appPort };
      res.redirect(302, linkInto(sandbox, wish, platform, from));
    }),
  );
}
