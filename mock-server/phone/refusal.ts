/** What a page may ask of the app so that somebody notices when the app does not do it. */
export const REFUSABLE = [
  'IAP.payment',
  'System.openThirdApp',
  'System.openBrowser',
  'System.copyToPasteboard',
  'WebView.close',
] as const;
export type Refusable = (typeof REFUSABLE)[number];

/** What the app does not do, and the code it answers with; with 408 it does not answer at all. */
export interface Refusal {
  readonly method: Refusable;
  readonly code: number;
}

/** Largest code that the phone takes. */
export const MAX_CODE = 999_999;

/** Reads `System.openThirdApp:404`; null if it is invalid. */
export function readRefusal(text: string): Refusal | null {
  const [, name, digits] = /^([A-Za-z.]+):(\d{1,6})$/.exec(text) ?? [];
  const method = REFUSABLE.find((known) => known === name);
  return method === undefined ? null : { method, code: Number(digits) };
}

export const refusalText = ({ method, code }: Refusal): string => `${method}:${code}`;
