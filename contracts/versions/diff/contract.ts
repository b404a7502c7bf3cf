/** The types of a contract that is compared: its interactions, its OpenAPI document and its version. */

export interface Matcher {
  readonly match: string;
  readonly [option: string]: unknown;
}

export interface Rule {
  readonly combine?: 'AND' | 'OR';
  readonly matchers: readonly Matcher[];
}

/** The rules of one part of a message: by path or name, or one rule for the whole part. */
export type Rules = Rule | Readonly<Record<string, Rule>>;

export interface Body {
  readonly content: unknown;
  readonly contentType?: string;
  readonly encoded?: string | false;
}

export interface Generator {
  readonly type: string;
  readonly expression?: string;
}

/** Values that the backend may replace by its own when it is put into a state: by place. */
export type Generators = Readonly<Record<string, Generator | Readonly<Record<string, Generator>>>>;

export interface Message {
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Body;
  readonly matchingRules?: Readonly<Record<string, Rules>>;
}

export interface Request extends Message {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly generators?: Generators;
}

export interface Response extends Message {
  readonly status: number;
}

export interface State {
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface Interaction {
  readonly description: string;
  readonly pending?: boolean;
  readonly providerStates?: readonly State[];
  readonly request: Request;
  readonly response: Response;
  /** Whether it comes from a pact of assumptions, which a backend verifies only on request. */
  readonly assumed: boolean;
}

export interface OpenApi {
  readonly openapi: string;
  readonly info?: { readonly version?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Contract {
  /** Where it comes from, for reports: a folder, a file or a git revision. */
  readonly source: string;
  /** Undefined if none of its files names a version. */
  readonly version: string | undefined;
  readonly interactions: readonly Interaction[];
  readonly openApi: OpenApi | undefined;
}
