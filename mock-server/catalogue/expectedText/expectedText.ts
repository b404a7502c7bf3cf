/** The kinds of cases; support filters by them. */
export const KINDS = [
  'normal',
  'new customer',
  'empty',
  'ending',
  'expired',
  'locked',
  'processing',
  'full',
  'refund',
  'failed',
  'signed out',
  'extreme',
] as const;
export type Kind = (typeof KINDS)[number];

/** The result of an action on the page. */
export interface Consequence {
  /** The action as an instruction to support, for example "Press Pay." */
  readonly act: string;
  /** Ids of the messages that then appear. */
  readonly shows: readonly string[];
  /** Texts from the service that then appear. */
  readonly reads?: readonly string[];
}

/**
 * The texts that the portal shows in a scenario. They are kept apart from the scenario, which is a
 * state of the world and knows no pages. An end-to-end test checks all of them.
 */
export interface ExpectedText {
  readonly kinds: readonly Kind[];
  /** Ids of the messages on the page that the scenario's link opens. */
  readonly shows: readonly string[];
  /** Texts from the world on that page, such as names and prices. */
  readonly reads?: readonly string[];
  readonly then?: readonly Consequence[];
  /** Error codes that the service answers there without any fault. */
  readonly codes?: readonly number[];
}

/** Expected texts by scenario id. */
export type ExpectedTextById = Readonly<Record<string, ExpectedText>>;
