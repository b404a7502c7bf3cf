import type { SchemaFieldDescription } from 'yup';
import { endpoints } from '../../catalogue';
import type { Choices } from './mutations';

const isValue = (choice: unknown): choice is string | number =>
  typeof choice === 'string' || typeof choice === 'number';

type Entry = readonly [field: string, choices: readonly (string | number)[]];

function entriesOf(description: SchemaFieldDescription, field: string): Entry[] {
  if ('fields' in description) {
    return Object.entries(description.fields).flatMap(([name, inner]) =>
      entriesOf(inner, `${field}.${name}`),
    );
  }
  if ('innerType' in description) {
    const { innerType } = description;
    return innerType && !Array.isArray(innerType) ? entriesOf(innerType, `${field}[*]`) : [];
  }
  const choices = 'oneOf' in description ? description.oneOf.filter(isValue) : [];
  return choices.length > 0 ? [[field, choices]] : [];
}

const byCall: ReadonlyMap<string, Choices> = new Map(
  await Promise.all(
    endpoints.map(async ({ name, schemas }) => {
      const { response } = await schemas();
      return [name, new Map(entriesOf(response.describe(), '$.data'))] as const;
    }),
  ),
);

/** The fields of a response that are one of a few values, and these values. */
export const choicesOf = (call: string): Choices => byCall.get(call) ?? new Map();
