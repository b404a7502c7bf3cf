import type { Application, NextFunction, Request, Response } from 'express';
import { BadSettings, PHONE_PATH, readSettings } from './settings';

/** What the phone needs besides its page, which is served with the console (`serveConsole`). */
export function registerPhone(app: Application): void {
  app.get(PHONE_PATH, checkSettings);
}

/** Answers 400 where the page could not use its address. */
function checkSettings(req: Request, res: Response, next: NextFunction): void {
  try {
    readSettings(new URL(req.originalUrl, 'http://localhost').searchParams);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    res.status(400).json({ error: error.message });
    return;
  }
  next();
}
