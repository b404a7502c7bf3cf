/** App methods whose failure the portal shows to the customer. */
export const REFUSABLE = [
  'IAP.payment',
  'System.openThirdApp',
  'System.openBrowser',
  'System.copyToPasteboard',
  'WebView.close',
] as const;
export type Refusable = (typeof REFUSABLE)[number];

/** A method that the app refuses, and the code it answers with; with 408 it never answers. */
export interface Refusal {
  readonly method: Refusable;
  readonly code: number;
}

/** The largest code that the phone accepts. */
export const MAX_CODE = 999_999;

/** Parses `System.openThirdApp:404`; null if it is invalid. */
export function readRefusal(text: string): Refusal | null {
  const [, name, digits] = /^([A-Za-z.]+):(\d{1,6})$/.exec(text) ?? [];
  const method = REFUSABLE.find((known) => known === name);
  return method === undefined ? null : { method, code: Number(digits) };
}

export const refusalText = ({ method, code }: Refusal): string => `${method}:${code}`;
