import type { JsonSchema } from './jsonSchema';

const mayBeNull = ({ type }: JsonSchema): boolean => Array.isArray(type) && type.includes('null');

/** A response schema in which fields that may be null may also be missing. */
export function tolerantSchema(schema: JsonSchema): JsonSchema {
  const { items, properties, required, ...rest } = schema;
  const needed = required?.filter((name) => !mayBeNull(properties?.[name] ?? {})) ?? [];
  return {
    ...rest,
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, tolerantSchema(field)]),
          ),
        }
      : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
    ...(items ? { items: tolerantSchema(items) } : {}),
  };
}
