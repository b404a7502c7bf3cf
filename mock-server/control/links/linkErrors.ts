import type { Application, Request, RequestHandler } from 'express';
import type { Page } from '../../http/page';
import { ControlError, withoutEntity } from '../controlError';
import { GoneSandbox, gonePage } from '../goneError';

/** The link with its mistake corrected, or null when no correction is known. */
function correctedAddress({ originalUrl }: Request, error: unknown): string | null {
  if (!(error instanceof ControlError) || !error.correction) return null;
  const { parameter, name, value } = error.correction;
  const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
  const query = new URLSearchParams();
  for (const [own, text] of searchParams) {
    if (own === parameter) query.append(name ?? own, value ?? text);
    else query.append(withoutEntity(own), text);
  }
  return `${pathname}?${query.toString()}`;
}

/** Whether a person looks at the answer. Programs, such as the console's scripts, prefer no page. */
export const isForPerson = (req: Request): boolean => req.accepts(['json', 'html']) === 'html';

/** What a person sees whose address is wrong; programs get `{ error }`. */
export function linkErrorPage(req: Request, error: unknown, status: number, desc: string): Page {
  if (error instanceof GoneSandbox) return gonePage(error.id);
  const corrected = correctedAddress(req, error);
  const correction =
    corrected === null ? [] : [{ href: corrected, label: 'Open the corrected link' }];
  return {
    status,
    title: 'This link can’t be opened',
    texts: [desc],
    code: decodeForReading(req.originalUrl),
    links: [...correction, { href: '/__mock/', label: 'Find the case in the support console' }],
  };
}

function decodeForReading(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** HEAD, as sent by link previews, must not open a sandbox. */
const refuseHead: RequestHandler = (_req, res) => {
  res.set('Allow', 'GET').status(405).end();
};

/** Headers of a browser that loads a page ahead of a visit. */
const AHEAD_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** A page that is loaded ahead must not open a sandbox either. */
const refusePrefetch: RequestHandler = (req, res, next) => {
  const isAhead = AHEAD_HEADERS.some((name) =>
    /prefetch|prerender|preview/i.test(req.header(name) ?? ''),
  );
  if (isAhead) refuseHead(req, res, next);
  else next();
};

/** Registers a link that people may follow and that opens a sandbox: by GET only. */
export function registerLink(app: Application, path: string, follow: RequestHandler): void {
  // Express would answer HEAD with the GET handler.
  app.head(path, refuseHead);
  app.get(path, refusePrefetch, follow);
}
