import type { Application, NextFunction, Request, Response } from 'express';
import { BadSettings, PHONE_PATH, readSettings } from './settings';

/** Validates requests for the phone's page; `serveConsole` serves the page itself. */
export function registerPhone(app: Application): void {
  app.get(PHONE_PATH, checkSettings);
}

/** Answers 400 when the phone's settings in the query are invalid. */
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
