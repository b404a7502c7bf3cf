import type { Application, Request } from 'express';
import type { Sandbox } from '../sandboxes/sandbox';
import type { Scenario } from '../scenarios/scenario';
import { wellKnownToken } from '../world/tokens';
import { control, fieldsOf, textField } from './control';
import type { ControlOptions } from './control';
import { enterByCookie } from './enterByCookie';
import { registerLink } from './linkErrors';
import { linkInto } from './linkInto';
import { prepare, readId, readWish } from './prepare';
import type { Wish } from './prepare';

interface Made {
  readonly wish: Wish;
  readonly sandbox: Sandbox;
}

/** Making a sandbox in the state of a scenario: by a link for people, by JSON for programs. */
export function registerOpening(app: Application, options: ControlOptions): void {
  const { sandboxes, addresses } = options;
  const make = async (fields: Record<string, unknown>, req: Request): Promise<Made> => {
    const wish = readWish(fields);
    const id = textField(fields, 'sandbox');
    const owner = options.ownerOf(req);
    const sandbox =
      id === undefined
        ? await sandboxes.make(wish.scenario, owner)
        : await sandboxes.put(readId(id), wish.scenario, owner);
    prepare(sandbox, wish);
    await sandbox.save();
    sandboxes.letGo(sandbox.id);
    return { wish, sandbox };
  };
  const link = (req: Request, { sandbox, wish }: Made, platform: Scenario['platform']) =>
    linkInto(addresses.originOf(sandbox.id, req), wish, platform);

  registerLink(
    app,
    '/__mock/open',
    control(async (req, res) => {
      const made = await make({ ...req.query }, req);
      enterByCookie(res, made.sandbox.id, addresses);
      // A person comes to where the case happens: an app's into the phone.
      res.redirect(302, link(req, made, made.wish.platform ?? made.wish.scenario.platform));
    }),
  );

  app.post(
    '/__mock/sandboxes',
    control(async (req, res) => {
      const made = await make(fieldsOf(req), req);
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
