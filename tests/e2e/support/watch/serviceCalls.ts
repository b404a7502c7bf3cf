import type { Page, Request } from '@playwright/test';

/** Paths of the service: all calls of the catalogue, including the log service. */
const SERVICE = /^\/(api|apiLogin|payGateway|logs)\//;

export const isServiceCall = (request: Request): boolean =>
  SERVICE.test(new URL(request.url()).pathname);

/** Records the calls that a page makes from now on. */
export function watchServiceCalls(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (isServiceCall(request)) seen.push(request);
  });
  return seen;
}
