import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request, type Response } from '@playwright/test';

/** A script that a page has loaded. */
export interface LoadedScript {
  readonly file: string;
  /** As gzip's level 9 has it: what a host sends, whatever the server of the journeys sends. */
  readonly bytes: number;
}

const isScript = (response: Response): boolean => new URL(response.url()).pathname.endsWith('.js');

/** With nothing under way for this long, in ms, nothing more comes by itself. */
const QUIET_MS = 300;

/**
 * Watches a page: every script it has loaded from here on, in the order of their answers. Ends the
 * watch once the page is quiet: a script that came later could not be read when the test has ended.
 */
export function watchScripts(page: Page): () => Promise<readonly LoadedScript[]> {
  const loading: Promise<LoadedScript>[] = [];
  const underWay = new Set<Request>();
  let busyAt = Date.now();
  const begun = (request: Request) => underWay.add(request);
  const ended = (request: Request) => {
    underWay.delete(request);
    busyAt = Date.now();
  };
  const answered = (response: Response) => {
    if (!isScript(response)) return;
    loading.push(
      response.body().then((body) => ({
        file: new URL(response.url()).pathname,
        bytes: gzipSync(body, { level: 9 }).length,
      })),
    );
  };
  page.on('request', begun);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', answered);
  return async () => {
    await expect
      .poll(() => underWay.size === 0 && Date.now() - busyAt >= QUIET_MS, { intervals: [100] })
      .toBe(true);
    page.off('request', begun);
    page.off('requestfinished', ended);
    page.off('requestfailed', ended);
    page.off('response', answered);
    return Promise.all(loading);
  };
}

/** In kB of 1000 bytes. */
export const kilobytes = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
