/** The parameters of a link into the portal. */
export interface Opening {
  readonly scenario?: string | undefined;
  /** A case code, instead of the scenario. */
  readonly case?: string | undefined;
  readonly path?: string | undefined;
  readonly platform?: string | undefined;
  readonly locale?: string | undefined;
  /** ISO 8601. */
  readonly clock?: string | undefined;
  /** Version of the native app around the portal. */
  readonly version?: string | undefined;
  /** The app method that fails and its code, for example `System.openThirdApp:404`. */
  readonly refuse?: string | undefined;
  readonly fault?: string | readonly string[] | undefined;
}

/** The scenario of a sandbox: its id begins with it, unless a link gave it a name. */
export const scenarioOf = (sandbox: string, scenarios: readonly string[]): string | undefined =>
  scenarios.find((scenario) => scenario === sandbox.replace(/-[0-9a-f]{6}$/, ''));

/** Builds `/__mock/open?…`. A missing field takes the scenario's default. */
export function openPath({ fault, scenario, ...fields }: Opening): string {
  const query = new URLSearchParams();
  const begin = fields.case === undefined ? { scenario } : {};
  for (const [name, value] of Object.entries({ ...begin, ...fields })) {
    if (value) query.set(name, value);
  }
  for (const one of [fault ?? []].flat()) query.append('fault', one);
  return `/__mock/open?${query.toString()}`;
}

/** The same link into the portal, with the bar above it in a browser. */
export const withBar = (link: string): string => `${link}${link.includes('?') ? '&' : '?'}bar=on`;
