/** The subset of JSON Schema 2020-12 that wire schemas need. */
export interface JsonSchema {
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean;
  readonly not?: { readonly enum: readonly number[] };
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  /** Ajv needs `multipleOfPrecision` for steps below 1, or 19.99 is no multiple of 0.01. */
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  /** Media type and schema of the content of a string. */
  readonly contentMediaType?: string;
  readonly contentSchema?: JsonSchema;
  readonly description?: string;
  /** No screen reads it: the portal accepts any value. */
  readonly 'x-unread'?: true;
  readonly $ref?: string;
}

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** Keywords of a schema that has no type yet, or a single type. */
export type Keywords = Omit<JsonSchema, 'type'> & { readonly type?: JsonType };

/** A yup schema has a constraint that JSON Schema cannot express. */
export class CannotExpress extends Error {
  override readonly name = 'CannotExpress';
  constructor(
    /** Path of the field, such as `goodsReqs[].goodsNum`; empty for the whole schema. */
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${path || '(the whole)'}: ${reason}`);
  }
}

export function refuse(path: string, reason: string): never {
  throw new CannotExpress(path, reason);
}
