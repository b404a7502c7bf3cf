/** What a request for help says about where it comes from, without personal data. */
export interface SupportFacts {
  readonly reference: string;
  /** Null if the page is about no order. */
  readonly order: string | null;
  readonly platform: string;
  /** Version of the app; null in a browser. */
  readonly version: string | null;
  readonly language: string;
  /** The code from which support opens the same page; null until it is known. */
  readonly case: string | null;
}

/** The page with the known facts as query parameters; its own parameters are kept. */
export function supportPageUrl(page: string, facts: SupportFacts): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(facts) as [string, string | null][]) {
    if (value !== null) url.searchParams.set(name, value);
  }
  return url.href;
}

/** A `mailto:` URL with subject and body, encoded as RFC 6068 says. */
export function supportMailUrl(address: string, subject: string, lines: readonly string[]): string {
  const [name = '', host = ''] = address.split('@');
  const body = encodeURIComponent(lines.join('\r\n'));
  return `mailto:${encodeURIComponent(name)}@${host}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
