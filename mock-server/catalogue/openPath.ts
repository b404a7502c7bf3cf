/** What a link into the portal can say, beside the scenario. */
export interface Opening {
  readonly scenario: string;
  readonly path?: string | undefined;
  readonly platform?: string | undefined;
  readonly locale?: string | undefined;
  /** ISO 8601. */
  readonly clock?: string | undefined;
  /** Of the app around the portal. */
  readonly version?: string | undefined;
  /** What the app does not do, as in `System.openThirdApp:404`. */
  readonly refuse?: string | undefined;
  readonly fault?: string | readonly string[] | undefined;
}

/** `/__mock/open?…`: what is not said is left to the scenario. */
export function openPath({ fault, ...fields }: Opening): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  for (const one of [fault ?? []].flat()) query.append('fault', one);
  return `/__mock/open?${query.toString()}`;
}
