import type { Page, Request } from '@playwright/test';

/** Where the service answers: all calls of the catalogue, the log service included. */
const SERVICE = /^\/(api|apiLogin|payGateway|logs)\//;

export const isServiceCall = (request: Request): boolean =>
  SERVICE.test(new URL(request.url()).pathname);

/** The calls that a page makes from now on, as they leave it. */
export function watchServiceCalls(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (isServiceCall(request)) seen.push(request);
  });
  return seen;
}
