import type { Application, Request } from 'express';
import type { Sandbox } from '../sandbox';
import type { Scenario } from '../scenarios/scenario';
import { wellKnownToken } from '../world/tokens';
import { control, fieldsOf, textField } from './control';
import type { ControlOptions } from './control';
import { linkInto } from './linkInto';
import { prepare, readId, readWish } from './prepare';
import type { Wish } from './prepare';

/** Making a sandbox in the state of a scenario: by a link for people, by JSON for programs. */
export function registerOpening(app: Application, { sandboxes, appPort }: ControlOptions): void {
  const make = (fields: Record<string, unknown>): { wish: Wish; sandbox: Sandbox } => {
    const wish = readWish(fields);
    const id = textField(fields, 'sandbox');
    const sandbox =
      id === undefined ? sandboxes.make(wish.scenario) : sandboxes.put(readId(id), wish.scenario);
    prepare(sandbox, wish);
    return { wish, sandbox };
  };
  const link = (
    req: Request,
    { sandbox, wish }: ReturnType<typeof make>,
    platform: Scenario['platform'],
  ) =>
    linkInto(sandbox, wish, platform, {
      host: req.header('host') ?? '',
      ownPort: req.socket.localPort,
      appPort,
    });

  app.get(
    '/__mock/open',
    control((req, res) => {
      const made = make({ ...req.query });
      // A person comes to where the case happens: an app's into the phone.
      res.redirect(302, link(req, made, made.wish.platform ?? made.wish.scenario.platform));
    }),
  );

  app.post(
    '/__mock/sandboxes',
    control((req, res) => {
      const made = make(fieldsOf(req));
      const { account, token } = made.wish.scenario;
      res.status(201);
      return {
        sandbox: made.sandbox.id,
        // A program may be an app itself: it gets the phone when it asks for one.
        url: link(req, made, made.wish.platform ?? 'browser'),
        token,
        refreshToken: token === null ? null : wellKnownToken('refresh', account.id),
        userId: account.id,
        username: account.username,
        password: account.password,
      };
    }),
  );
}
