import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { watchQuiet } from './quiet';

/** A script that a page has loaded. */
export interface LoadedScript {
  readonly file: string;
  /** As gzip's level 9 has it: what a host sends, whatever the server of the journeys sends. */
  readonly bytes: number;
}

/** A script of a build is the same whenever it is read. */
const known = new Map<string, Promise<LoadedScript>>();

async function weigh(response: Response): Promise<LoadedScript> {
  const bytes = gzipSync(await response.body(), { level: 9 }).length;
  return { file: new URL(response.url()).pathname, bytes };
}

const isScript = (response: Response): boolean => new URL(response.url()).pathname.endsWith('.js');

/**
 * Watches a page: every script it has loaded from here on, in the order of their answers. Ends the
 * watch once the page is quiet: a script that came later could not be read when the test has ended.
 */
export function watchScripts(page: Page): () => Promise<readonly LoadedScript[]> {
  const loading: Promise<LoadedScript>[] = [];
  const quiet = watchQuiet(page);
  const answered = (response: Response) => {
    if (!isScript(response)) return;
    const { pathname } = new URL(response.url());
    const script = known.get(pathname) ?? weigh(response);
    known.set(pathname, script);
    loading.push(script);
  };
  page.on('response', answered);
  return async () => {
    await quiet.settled();
    quiet.stop();
    page.off('response', answered);
    return Promise.all(loading);
  };
}

/** In kB of 1000 bytes. */
export const kilobytes = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
