import fc from 'fast-check';
import type { Schema, SchemaFieldDescription } from 'yup';
import { VERSION_SHAPE } from '../../vocabulary/reference/versionNumber';
import { customerTraits } from '../customerTraits';
import type { CustomerTraits } from '../customerTraits';

/** Any value that a schema allows, for the kinds of fields that `packed.ts` packs. */
export const anyOf = (schema: Schema): fc.Arbitrary<unknown> => anyValue(schema.describe());

export const anyCustomer = anyOf(customerTraits) as fc.Arbitrary<CustomerTraits>;

function anyValue(field: SchemaFieldDescription): fc.Arbitrary<unknown> {
  const value = anyButNull(field);
  return 'nullable' in field && field.nullable ? fc.option(value) : value;
}

function anyButNull(field: SchemaFieldDescription): fc.Arbitrary<unknown> {
  if ('fields' in field) {
    const fields = Object.entries(field.fields);
    return fc.record(Object.fromEntries(fields.map(([name, inner]) => [name, anyValue(inner)])), {
      noNullPrototype: true,
    });
  }
  if (field.type === 'boolean') return fc.boolean();
  if (!('tests' in field)) throw new Error(`No values for a field of type ${field.type}`);
  const { min, max } = Object.assign({}, ...field.tests.map(({ params }) => params)) as {
    min: number;
    max: number;
  };
  if ('innerType' in field) {
    const inner = [field.innerType].flat()[0];
    if (!inner) throw new Error('No values for a list of anything');
    return fc.array(anyValue(inner), { maxLength: max });
  }
  if (field.oneOf.length > 0) return fc.constantFrom(...field.oneOf);
  if (field.type === 'string') return fc.stringMatching(VERSION_SHAPE);
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
}
