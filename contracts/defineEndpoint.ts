import type { Schema } from 'yup';
import type { ErrorCode } from './errors';
import { DEFAULT_TIMEOUT_MS } from './vocabulary/timeouts';

export type Method = 'GET' | 'POST';

/** Whether a call reads or changes data. The method does not tell: in this API a GET can change data. */
export type Kind = 'query' | 'mutation';

/** How a POST carries its payload: as JSON, or as the fields of a multipart form. */
export type Encoding = 'json' | 'form';

/** `documented`: the specification gives path and payload. `assumed`: we chose them. */
export type EndpointStatus = 'documented' | 'assumed';

export interface WireSchemas<Request, Response> {
  /** The payload: the query of a GET or the body of a POST, plus the `{parameters}` of the path. */
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
  /** `open` calls need no token; all others may return the session codes. */
  readonly access: 'open' | 'token';
  /** Error codes of this call, in addition to the session codes. */
  readonly errors: readonly ErrorCode[];
  /** A cached response younger than this, in ms, is reused; null: never. */
  readonly freshForMs: number | null;
  /** Carries an `Idempotency-Key`. */
  readonly ordering: boolean;
  readonly status: EndpointStatus;
  /** Rows of docs/ledger.tsv that this call implements. */
  readonly ledger: readonly string[];
  /** Loaded on demand, so that no schema delays the first screen. */
  readonly schemas: () => Promise<WireSchemas<Request, Response>>;
}

/** The required fields of a call; the other fields default to the values of the specification. */
type Definition<Request, Response, Does extends Kind> = Pick<
  Endpoint<Request, Response, Does>,
  'name' | 'kind' | 'method' | 'path' | 'ledger' | 'schemas'
> &
  Partial<Endpoint<Request, Response, Does>>;

/** Defines a backend call as data, which the app, the mock server, the pacts and OpenAPI share. */
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

/** The data in the response of a call. */
export type ResponseOf<E> = E extends {
  schemas: () => Promise<{ response: Schema<infer Response> }>;
}
  ? Response
  : never;
