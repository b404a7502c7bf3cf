import type { Application, Request, Response } from 'express';
import { ControlError, control } from '../control/control';
import { sendPage } from '../http/page';
import { ATTACH_PATH } from './framedPages';
import { phonePage } from './phonePage';
import { scriptOf } from './scripts';
import type { ScriptName } from './scripts';
import { BadSettings, PHONE_PATH, readSettings } from './settings';

/** Where the script of the phone's page lives. */
const MAIN_PATH = `${PHONE_PATH}/main.js`;

/** The pretend phone: its page, and the scripts of that page and of the pages in it. */
export function registerPhone(app: Application, sandboxIdOf: (req: Request) => string): void {
  app.get(
    PHONE_PATH,
    control((req, res) => {
      checkSettings(req);
      sendPage(res, { ...phonePage(sandboxIdOf(req)), script: MAIN_PATH });
    }),
  );
  const script = (name: ScriptName) => (_req: Request, res: Response, next: (e: unknown) => void) =>
    void scriptOf(name)
      .then((code) => res.type('js').set('Cache-Control', 'no-store').send(code))
      .catch(next);
  app.get(MAIN_PATH, script('main'));
  app.get(ATTACH_PATH, script('attach'));
}

/** @throws ControlError 400: the page's script could not use its address. */
function checkSettings(req: Request): void {
  try {
    readSettings(new URL(req.originalUrl, 'http://localhost').searchParams);
  } catch (error) {
    if (error instanceof BadSettings) throw new ControlError(400, error.message);
    throw error;
  }
}
