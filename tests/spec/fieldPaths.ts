import type { Schema, SchemaFieldDescription } from 'yup';

const inner = (
  description: SchemaFieldDescription | undefined,
): SchemaFieldDescription | undefined =>
  description && 'innerType' in description && !Array.isArray(description.innerType)
    ? inner(description.innerType)
    : description;

/**
 * Names of the fields at a path of a schema (`list.goodsPriceList`; empty: the whole schema),
 * looking through arrays. Undefined if there is no object at the path.
 */
export function fieldPaths(schema: Schema, path = ''): string[] | undefined {
  let at = inner(schema.describe());
  for (const name of path.split('.').filter(Boolean)) {
    at = inner(at && 'fields' in at ? at.fields[name] : undefined);
  }
  return at && 'fields' in at ? Object.keys(at.fields) : undefined;
}

/** Names of the fields of a schema that must not be missing. */
export function requiredFields(schema: Schema): string[] {
  const at = inner(schema.describe());
  const fields = at && 'fields' in at ? Object.entries(at.fields) : [];
  return fields.flatMap(([name, field]) => ('optional' in field && field.optional ? [] : [name]));
}

/** The allowed values of the field at a path; empty: any value of its type. */
export function choicesOf(schema: Schema, path: string): unknown[] {
  const names = path.split('.');
  let at = inner(schema.describe());
  for (const name of names) at = inner(at && 'fields' in at ? at.fields[name] : undefined);
  return at && 'oneOf' in at ? at.oneOf : [];
}
