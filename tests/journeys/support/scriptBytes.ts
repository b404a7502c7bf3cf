import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** A script that a page has loaded. */
export interface LoadedScript {
  readonly file: string;
  /** As gzip's level 9 has it: what a host sends, whatever the server of the journeys sends. */
  readonly bytes: number;
}

const isScript = (response: Response): boolean => new URL(response.url()).pathname.endsWith('.js');

/** Watches a page: every script it has loaded from here on, in the order of their answers. */
export function watchScripts(page: Page): () => Promise<readonly LoadedScript[]> {
  const loading: Promise<LoadedScript>[] = [];
  page.on('response', (response) => {
    if (!isScript(response)) return;
    loading.push(
      response.body().then((body) => ({
        file: new URL(response.url()).pathname,
        bytes: gzipSync(body, { level: 9 }).length,
      })),
    );
  });
  return () => Promise.all(loading);
}

/** In kB of 1000 bytes. */
export const kilobytes = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
