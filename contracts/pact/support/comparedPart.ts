import type { SchemaFieldDescription } from 'yup';
import type { Pins } from './pins';
import { inside } from './pins';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const itemOf = (description: SchemaFieldDescription): SchemaFieldDescription | undefined => {
  const item = 'innerType' in description ? description.innerType : undefined;
  return Array.isArray(item) ? undefined : item;
};

const getFields = (description: SchemaFieldDescription) =>
  'fields' in description ? description.fields : {};

const isUnread = (field: SchemaFieldDescription): boolean =>
  'meta' in field && field.meta?.unread === true;

/** A choice that may be missing: the portal treats an unknown one as missing. */
const isDispensableChoice = (field: SchemaFieldDescription): boolean =>
  'oneOf' in field && field.oneOf.length > 0 && (field.optional || field.nullable);

/**
 * The part of an example that a pact compares: only what an answer must have. Pact has no
 * optional fields, so a field is left out if no screen reads it, if it is null, because it may then
 * be missing, or if it is an optional choice that is not pinned.
 */
export function comparedPart(
  description: SchemaFieldDescription,
  example: unknown,
  pins: Pins = {},
  path = '',
): unknown {
  if (Array.isArray(example)) {
    const item = itemOf(description);
    if (!item) return example;
    return example.map((value: unknown) => comparedPart(item, value, pins, inside(path, 0)));
  }
  if (!isRecord(example)) return example;
  const fields = getFields(description);
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name];
      if (!field) return [[name, value]];
      const place = inside(path, name);
      if (isUnread(field) || value === null || value === undefined) return [];
      if (isDispensableChoice(field) && !(place in pins)) return [];
      return [[name, comparedPart(field, value, pins, place)]];
    }),
  );
}

/** An answer as screens receive it: a missing field is null if it may be null. */
export function asRead(description: SchemaFieldDescription, answer: unknown): unknown {
  if (Array.isArray(answer)) {
    const item = itemOf(description);
    return item ? answer.map((value: unknown) => asRead(item, value)) : answer;
  }
  if (!isRecord(answer)) return answer ?? null;
  const read = Object.entries(getFields(description)).flatMap(
    ([name, field]): [string, unknown][] => {
      if (name in answer) return [[name, asRead(field, answer[name])]];
      return 'nullable' in field && field.nullable && !field.optional ? [[name, null]] : [];
    },
  );
  return Object.fromEntries(read);
}
