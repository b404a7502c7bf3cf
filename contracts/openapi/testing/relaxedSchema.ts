import type { JsonSchema } from '../jsonSchema/jsonSchema';

interface Weaker {
  /** The removed constraint, such as `id.minLength`. */
  readonly without: string;
  readonly schema: JsonSchema;
}

/** Keywords that are not removed: the schemas inside them are relaxed instead. */
const structure = ['items', 'properties', 'x-unread'];

/** Returns, for each constraint of a schema, a copy without that constraint. */
export function relaxedSchema(schema: JsonSchema): Weaker[] {
  const entries = Object.entries(schema);
  const asks = entries.filter(
    ([key]) => !structure.includes(key) && !(key === 'type' && schema.enum !== undefined),
  );
  const { items, properties = {} } = schema;
  return [
    ...asks.map(([without]) => ({
      without,
      schema: Object.fromEntries(entries.filter(([key]) => key !== without)),
    })),
    ...(items
      ? relaxedSchema(items).map((one) => ({
          without: `items.${one.without}`,
          schema: { ...schema, items: one.schema },
        }))
      : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      relaxedSchema(field).map((one) => ({
        without: `${name}.${one.without}`,
        schema: { ...schema, properties: { ...properties, [name]: one.schema } },
      })),
    ),
  ];
}
