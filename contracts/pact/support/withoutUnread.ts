import type { SchemaFieldDescription } from 'yup';

const isUnread = (field: SchemaFieldDescription): boolean =>
  'meta' in field && field.meta?.unread === true;

/** Removes the fields that no screen reads: the pacts do not require them (ruling 46). */
export function withoutUnread(description: SchemaFieldDescription, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if (Array.isArray(answer)) {
    const item = 'innerType' in description ? description.innerType : undefined;
    if (!item || Array.isArray(item)) return answer;
    return answer.map((value: unknown) => withoutUnread(item, value));
  }
  const fields = 'fields' in description ? description.fields : {};
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]: [string, unknown]) => {
      const field = fields[name];
      if (!field) return [[name, value]];
      return isUnread(field) ? [] : [[name, withoutUnread(field, value)]];
    }),
  );
}
