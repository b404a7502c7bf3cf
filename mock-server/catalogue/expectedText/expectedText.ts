/** What a case is a case of: support filters by it. */
export const KINDS = [
  'ordinary',
  'new customer',
  'empty',
  'ending',
  'expired',
  'locked',
  'processing',
  'full',
  'money back',
  'failed',
  'signed out',
  'extreme',
] as const;
export type Kind = (typeof KINDS)[number];

/** What something done on the page leads to. */
export interface Consequence {
  /** In the words of a support agent: "Press Pay." */
  readonly act: string;
  /** Ids of the messages that show then. */
  readonly shows: readonly string[];
  /** Words of the service that show then. */
  readonly reads?: readonly string[];
}

/**
 * What the portal shows of a scenario. It stands apart from the scenario, which is a state of the
 * world and knows no page. A journey opens every scenario and looks for all of it.
 */
export interface ExpectedText {
  readonly kinds: readonly Kind[];
  /** Ids of messages that stand on the page its link opens. */
  readonly shows: readonly string[];
  /** Words of the world that stand there: names, prices. */
  readonly reads?: readonly string[];
  readonly then?: readonly Consequence[];
  /** Codes with which the service answers there, as it is. */
  readonly codes?: readonly number[];
}

/** By id of the scenario. */
export type ExpectedTextById = Readonly<Record<string, ExpectedText>>;
