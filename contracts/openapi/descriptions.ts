import type { Coded, Described } from '../domains/callDocs';
import { refuse } from './jsonSchema/jsonSchema';
import type { JsonSchema } from './jsonSchema/jsonSchema';

/** The text of a value of any type. */
export type AnyText = string | Coded | Described<Readonly<Record<string, unknown>>>;

/** Schemas with a name, which the document contains once. */
export type Components = Map<string, JsonSchema>;

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * Adds texts to a schema. Named objects become components.
 * @throws CannotExpress for a field or a value without a text, and for a text without a field.
 */
export function described(
  schema: JsonSchema,
  text: AnyText,
  components: Components,
  path = '',
): JsonSchema {
  if (schema.type === 'array') {
    const { items = {}, ...list } = schema;
    const item = described(items, text, components, `${path}[]`);
    return { ...list, description: textOf(text), items: item };
  }
  if (typeof text === 'string') return { ...schema, description: plainText(schema, text, path) };
  if ('values' in text) return { ...schema, description: codedText(schema, text, path) };
  const { type, ...rest } = schema;
  const isNullable = Array.isArray(type) && type.includes('null');
  const whole: JsonSchema = {
    type: 'object',
    description: text.text,
    ...rest,
    ...withFields(schema, text, components, path),
  };
  if (text.name === undefined) return isNullable ? { ...whole, type: ['object', 'null'] } : whole;
  addComponent(components, text.name, whole, path);
  return isNullable ? { oneOf: [ref(text.name), { type: 'null' }] } : ref(text.name);
}

const textOf = (text: AnyText) => (typeof text === 'string' ? text : text.text);

function plainText(schema: JsonSchema, text: string, path: string): string {
  if (schema.properties) return refuse(path, 'its fields have no texts');
  return schema.enum ? refuse(path, 'its values have no meanings') : text;
}

/** A text with one line per value. Values of an `enum` all need a meaning. */
function codedText(schema: JsonSchema, { text, values }: Coded, path: string): string {
  const choices = (schema.enum ?? []).filter((value) => value !== null).map(String);
  const unexplained = choices.filter((value) => !(value in values));
  if (unexplained.length > 0) return refuse(path, `no meaning of ${unexplained.join(', ')}`);
  const known = Object.entries(values);
  const superfluous = known.filter(([value]) => schema.enum && !choices.includes(value));
  if (superfluous.length > 0) {
    return refuse(path, `no choice: ${superfluous.map(([value]) => value).join(', ')}`);
  }
  return `${text}:\n\n${known.map(([value, meaning]) => `- \`${value}\`: ${meaning}`).join('\n')}`;
}

function withFields(
  { properties = {} }: JsonSchema,
  { fields }: Described<Readonly<Record<string, unknown>>>,
  components: Components,
  path: string,
): JsonSchema {
  const extra = Object.keys(fields).find((name) => !(name in properties));
  if (extra !== undefined) return refuse(`${path}.${extra}`, 'has a text, but is no field');
  const entries = Object.entries(properties).map(([name, field]): [string, JsonSchema] => {
    const at = path === '' ? name : `${path}.${name}`;
    const text = fields[name] as AnyText | undefined;
    return [
      name,
      text === undefined ? refuse(at, 'has no text') : described(field, text, components, at),
    ];
  });
  return entries.length > 0 ? { properties: Object.fromEntries(entries) } : {};
}

/** Adds a component; two schemas with one name must be the same. */
export function addComponent(
  components: Components,
  name: string,
  schema: JsonSchema,
  path: string,
): void {
  const known = components.get(name);
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    refuse(path, `another schema is named ${name}`);
  }
  components.set(name, schema);
}
