import type { Application, Request } from 'express';
import type { Sandbox } from '../sandbox';
import { wellKnownToken } from '../world/tokens';
import { control, fieldsOf } from './control';
import type { ControlOptions } from './control';
import { linkInto } from './linkInto';
import { prepare, readWish } from './prepare';
import type { Wish } from './prepare';

/** Making a sandbox in the state of a scenario: by a link for people, by JSON for programs. */
export function registerOpening(app: Application, { sandboxes, appPort }: ControlOptions): void {
  const make = (fields: Record<string, unknown>): { wish: Wish; sandbox: Sandbox } => {
    const wish = readWish(fields);
    const sandbox = sandboxes.make(wish.scenario);
    prepare(sandbox, wish);
    return { wish, sandbox };
  };
  const link = (req: Request, { sandbox, wish }: ReturnType<typeof make>) =>
    linkInto(sandbox, wish, {
      host: req.header('host') ?? '',
      ownPort: req.socket.localPort,
      appPort,
    });

  app.get(
    '/__mock/open',
    control((req, res) => {
      res.redirect(302, link(req, make({ ...req.query })));
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
        url: link(req, made),
        token,
        refreshToken: token === null ? null : wellKnownToken('refresh', account.id),
        userId: account.id,
        username: account.username,
        password: account.password,
      };
    }),
  );
}
