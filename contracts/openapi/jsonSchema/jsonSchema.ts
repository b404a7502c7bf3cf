/** The part of JSON Schema 2020-12 that wire schemas need. */
export interface JsonSchema {
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  /** What stands in a text. */
  readonly contentMediaType?: string;
  readonly contentSchema?: JsonSchema;
  readonly description?: string;
  readonly $ref?: string;
}

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** Keywords of a schema whose type is not decided yet, or a single one. */
export type Keywords = Omit<JsonSchema, 'type'> & { readonly type?: JsonType };

/** A yup schema says something that JSON Schema cannot say in the same words. */
export class CannotExpress extends Error {
  override readonly name = 'CannotExpress';
  constructor(
    /** Where: `goodsReqs[].goodsNum`; the whole is ``. */
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${path || '(the whole)'}: ${reason}`);
  }
}

export function refuse(path: string, reason: string): never {
  throw new CannotExpress(path, reason);
}
