import cors from 'cors';
import type { RequestHandler } from 'express';

/**
 * Allows pages of these origins to send documented calls. The control API stays closed to other
 * origins.
 */
export function allowOrigins(origins: readonly string[]): RequestHandler {
  const allow = cors({ origin: [...origins], maxAge: 600 });
  return (req, res, next) => {
    if (origins.length === 0 || req.path.startsWith('/__mock')) next();
    else allow(req, res, next);
  };
}
