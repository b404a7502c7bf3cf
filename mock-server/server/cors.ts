import cors from 'cors';
import type { RequestHandler } from 'express';

/** Lets pages of these origins send documented calls. No page from elsewhere steers the mock. */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const allow = cors({ origin: [...origins], maxAge: 600 });
  return (req, res, next) => {
    if (origins.length === 0 || req.path.startsWith('/__mock')) next();
    else allow(req, res, next);
  };
}
