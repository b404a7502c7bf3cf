import type { Application, Request, Response } from 'express';
import type { Sandbox } from '../../sandboxes/sandbox';
import { UnreadableSandbox } from '../../sandboxes/sandboxes';
import type { Scenario } from '../../scenarios/scenario';
import { wellKnownToken } from '../../world/accounts/tokens';
import { control, asRecord, textField } from '../control';
import type { ControlOptions } from '../control';
import { askFirst, isOfBrowser } from './askFirst';
import { enterByCookie } from './enterByCookie';
import { registerLink } from './linkErrors';
import { buildEntryUrl } from './buildEntryUrl';
import { prepare, readId, parseLaunchOptions } from './prepare';
import type { LaunchOptions } from './prepare';

const OPEN_PATH = '/__mock/open';

interface Made {
  readonly launch: LaunchOptions;
  readonly sandbox: Sandbox;
}

/** Creates a sandbox from a scenario or a case: by a link for people, by JSON for programs. */
export function registerOpening(app: Application, options: ControlOptions): void {
  const { sandboxes, addresses, users } = options;
  const make = async (fields: Record<string, unknown>, req: Request): Promise<Made> => {
    const launch = parseLaunchOptions(fields);
    const id = textField(fields, 'sandbox');
    const opener = { owner: users.userOf(req), client: req.ip ?? '' };
    const sandbox =
      id === undefined
        ? await sandboxes.make(launch.scenario, opener, launch.opened)
        : await sandboxes.put(users.idFor(readId(id), req), launch.scenario, opener, launch.opened);
    prepare(sandbox, launch);
    await sandbox.catchUp();
    sandbox.isUnchanged = true;
    await sandbox.save();
    sandboxes.dropIfShared(sandbox.id);
    return { launch, sandbox };
  };
  /** The sandbox that a link would replace. One that can’t be read isn’t lost: its text is kept. */
  const replacedBy = (name: string, req: Request) =>
    sandboxes.find(users.idFor(readId(name), req)).catch((error: unknown) => {
      if (error instanceof UnreadableSandbox) return undefined;
      throw error;
    });
  const originOf = (req: Request, id: string, { scenario }: LaunchOptions) =>
    addresses.originOf(id, req, scenario.traits.region);
  const link = (req: Request, { sandbox, launch }: Made, platform: Scenario['platform']) =>
    buildEntryUrl(originOf(req, sandbox.id, launch), launch, platform);

  const open = async (req: Request, res: Response, status: 302 | 303) => {
    const made = await make({ ...req.query }, req);
    enterByCookie(res, made.sandbox.id, addresses);
    // A person goes where the case happens: for an app, into the phone.
    res.redirect(status, link(req, made, made.launch.platform ?? made.launch.scenario.platform));
  };

  // Before the link, whose error page it shares.
  app.post(
    OPEN_PATH,
    control((req, res) => open(req, res, 303)),
  );
  registerLink(
    app,
    OPEN_PATH,
    control(async (req, res) => {
      const { sandbox } = req.query;
      if (typeof sandbox === 'string' && isOfBrowser(req)) {
        const launch = parseLaunchOptions({ ...req.query });
        const there = await replacedBy(sandbox, req);
        if (there && !there.isUnchanged) {
          return askFirst(req, res, there, originOf(req, there.id, launch));
        }
      }
      await open(req, res, 302);
    }),
  );

  app.post(
    '/__mock/sandboxes',
    control(async (req, res) => {
      const made = await make(asRecord(req), req);
      const { account, token } = made.launch.scenario;
      res.status(201);
      return {
        sandbox: made.sandbox.id,
        // A program may be an app itself, so it gets the phone only when it asks for a platform.
        url: link(req, made, made.launch.platform ?? 'browser'),
        token,
        refreshToken: token === null ? null : wellKnownToken('refresh', account.id),
        userId: account.id,
        username: account.username,
        password: account.password,
      };
    }),
  );
}
