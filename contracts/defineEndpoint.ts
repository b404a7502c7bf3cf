import type { Schema } from 'yup';
import type { ErrorCode } from './errors';
import { DEFAULT_TIMEOUT_MS } from './vocabulary/timeouts';

export type Method = 'GET' | 'POST';

/** What a call does to the service. Said apart from the method: here a GET can change state. */
export type Kind = 'query' | 'mutation';

/** How a POST carries its payload: as JSON, or as the fields of a multipart form. */
export type Encoding = 'json' | 'form';

/** `documented`: path and payload stand in the specification. `assumed`: a ruling of ours (3, 17). */
export type EndpointStatus = 'documented' | 'assumed';

export interface WireSchemas<Request, Response> {
  /** The payload: the query of a GET, the JSON body of a POST, plus the `{parameters}` of the path. */
  readonly request: Schema<Request>;
  /** The `data` of the envelope. */
  readonly response: Schema<Response>;
}

export interface Endpoint<Request = unknown, Response = unknown, Does extends Kind = Kind> {
  readonly name: string;
  readonly kind: Does;
  readonly method: Method;
  /** Path from the origin; `{name}` stands for a field of the request. */
  readonly path: string;
  readonly encoding: Encoding;
  readonly timeoutMs: number;
  /** `open` calls work without a token; all others may answer the session codes. */
  readonly access: 'open' | 'token';
  /** The call's own codes, beside those any call can give. */
  readonly errors: readonly ErrorCode[];
  /** An answer younger than this is reused, in ms; null: never. Spec 4. */
  readonly freshForMs: number | null;
  /** Carries an `Idempotency-Key` (ruling 17). */
  readonly ordering: boolean;
  readonly status: EndpointStatus;
  /** Rows of docs/ledger.tsv that this call answers for. */
  readonly ledger: readonly string[];
  /** Loaded on demand, so that no schema delays the first screen. */
  readonly schemas: () => Promise<WireSchemas<Request, Response>>;
}

/** What must be said of a call; the rest has the defaults of the specification. */
type Definition<Request, Response, Does extends Kind> = Pick<
  Endpoint<Request, Response, Does>,
  'name' | 'kind' | 'method' | 'path' | 'ledger' | 'schemas'
> &
  Partial<Endpoint<Request, Response, Does>>;

/** One call of the backend, as data: the app, the mock, the pacts and the documents read it. */
export function defineEndpoint<Request, Response, Does extends Kind = Kind>(
  definition: Definition<Request, Response, Does>,
): Endpoint<Request, Response, Does> {
  return {
    encoding: 'json',
    timeoutMs: DEFAULT_TIMEOUT_MS,
    access: 'token',
    errors: [],
    freshForMs: null,
    ordering: false,
    status: 'documented',
    ...definition,
  };
}

/** The payload a call sends. */
export type RequestOf<E> = E extends {
  schemas: () => Promise<{ request: Schema<infer Request> }>;
}
  ? Request
  : never;

/** The data a call answers with. */
export type ResponseOf<E> = E extends {
  schemas: () => Promise<{ response: Schema<infer Response> }>;
}
  ? Response
  : never;
