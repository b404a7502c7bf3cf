import type { JsonSchema } from './jsonSchema';

interface Weaker {
  /** `properties.id.minLength`: what was taken away. */
  readonly without: string;
  readonly schema: JsonSchema;
}

/** Keywords without a rule to relax: the schemas inside `items` and `properties` are relaxed. */
const structure = ['items', 'properties'];

/** The schema with one demand less, once for each demand in it. */
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
