import type { Application, RequestHandler } from 'express';
import { BAR_PATH, readBarUrl } from '../bar/barAddress';
import { ControlError, refuseUnknownNames } from '../control/controlError';
import { BadSettings, PHONE_PATH, readSettings } from './settings';

/** The parameters of the phone's address. */
const PHONE_PARAMETERS = ['url', 'os', 'device', 'version', 'scheme', 'area', 'refuse'];

/** Validates requests for the pages that frame the portal; `serveConsole` serves the pages. */
export function registerFrames(app: Application): void {
  app.get(PHONE_PATH, check(readSettings, PHONE_PARAMETERS));
  app.get(BAR_PATH, check(readBarUrl, ['url']));
}

/** Answers 400 when the query has a parameter of another name, or its settings are invalid. */
const check =
  (read: (query: URLSearchParams) => unknown, known: readonly string[]): RequestHandler =>
  (req, _res, next) => {
    const { searchParams } = new URL(req.originalUrl, 'http://localhost');
    refuseUnknownNames(Object.fromEntries(searchParams), known, 'parameter');
    try {
      read(searchParams);
    } catch (error) {
      throw error instanceof BadSettings ? new ControlError(400, error.message) : error;
    }
    next();
  };
