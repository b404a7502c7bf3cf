import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';

/** The secrets of the mock's worlds; all worlds use the same formats. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'access token': /\baccess-\d{4}/,
  'refresh token': /\brefresh-\d{4}/,
  password: /Demo-1234/,
  'second-factor code': new RegExp(`\\b${SECOND_FACTOR_CODE}\\b`),
};

/** A gift card's code, which may appear in its own addresses only. */
const GIFT_CODE = new RegExp(`\\bGIFT\\d{${GIFT_CODE_LENGTH - 4}}\\b`);

/** Names of the mock's secrets that a text contains. */
export const secretsIn = (text: string): string[] =>
  Object.keys(SECRETS).filter((name) => SECRETS[name]?.test(text));

/** Whether a URL leads to another host than this machine. */
const isStrange = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && !/(^|\.)localhost$|^127\./.test(hostname);
};

/**
 * Watches a page for a secret in an address, in a Referer or on the console, for requests to other
 * hosts and for violations of the content security policy. The result lists what was found.
 */
export function watchLeaks(page: Page): () => readonly string[] {
  const leaks = new Set<string>();
  const onRequest = (request: Request) => {
    const url = request.url();
    // A support link signs in by its address; the page removes the token again.
    if (!request.isNavigationRequest()) {
      for (const name of secretsIn(url)) leaks.add(`${name} in the address of a request`);
    }
    const { referer = '' } = request.headers();
    for (const name of secretsIn(referer)) leaks.add(`${name} in a Referer`);
    if (GIFT_CODE.test(referer)) leaks.add('gift code in a Referer');
    if (!request.isNavigationRequest() && isStrange(url)) leaks.add(`a request to ${url}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text();
    for (const name of secretsIn(text)) leaks.add(`${name} on the console`);
    if (GIFT_CODE.test(text.replace(/https?:\S+/g, ''))) leaks.add('gift code on the console');
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(text)) leaks.add(text);
  };
  page.on('request', onRequest);
  page.on('console', onConsole);
  return () => {
    for (const name of secretsIn(page.url())) leaks.add(`${name} in the address of the page`);
    return [...leaks];
  };
}
