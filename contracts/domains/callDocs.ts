import type { RequestOf, ResponseOf } from '../defineEndpoint';

/** A value with a fixed set of values, and what each of them means. */
export interface Coded {
  readonly text: string;
  readonly values: Readonly<Record<string | number, string>>;
}

/** An object, or a list of objects, with the texts of its fields. */
export interface Described<T> {
  readonly text: string;
  /** The schema's name in the OpenAPI document; without it the schema is written in place. */
  readonly name?: string;
  readonly fields: Fields<T>;
}

/** One text for every field: a missing or an unknown field is a type error. */
export type Fields<T> = { readonly [Name in keyof T]-?: Text<NonNullable<T[Name]>> };

/** The text of one value. */
export type Text<T> = T extends readonly (infer Item)[]
  ? Text<Item>
  : T extends object
    ? Described<T> | ScalarText<T>
    : string | Coded;

/** The type of a choice that no screen reads is `{}`, so its text may be that of a scalar. */
type ScalarText<T> = keyof T extends never ? string | Coded : never;

/** What the OpenAPI document says about a call beyond its schemas. */
export interface CallDocs<Request, Response> {
  readonly summary: string;
  readonly description: string;
  readonly request: {
    /** Name and text of the schema, if calls share it. */
    readonly name?: string;
    readonly text?: string;
    readonly fields: Fields<Request>;
    readonly example: Request;
  };
  /** Without an example the portal reads no data of this call. */
  readonly response: {
    readonly data: Text<NonNullable<Response>> | string;
    readonly example?: Response;
  };
  /** The portal sends its access token along, although the call does not need one. */
  readonly mayHaveToken?: true;
  /** Codes that the portal treats like any failure, by meaning; not part of the pacts. */
  readonly failures?: Readonly<Record<number, string>>;
}

/** The texts of all calls of a module of endpoints. */
export type DocsOf<Calls> = {
  readonly [Name in keyof Calls]: CallDocs<RequestOf<Calls[Name]>, ResponseOf<Calls[Name]>>;
};
