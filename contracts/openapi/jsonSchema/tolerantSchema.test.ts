import { expect, it } from 'vitest';
import { listOf, oneOf, record, text, wholeNumber } from '../../domains/wire';
import { tolerantSchema } from './tolerantSchema';
import { toJsonSchema } from './toJsonSchema';

it('requires no field that may be null, at any depth', () => {
  const row = record({ id: text(), days: wholeNumber().nullable(), mode: oneOf([1]).nullable() });
  const schema = tolerantSchema(toJsonSchema(record({ list: listOf(row), next: row.nullable() })));
  expect(schema).toMatchObject({
    required: ['list'],
    properties: { list: { items: { required: ['id'] } }, next: { required: ['id'] } },
  });
});

it('changes nothing else', () => {
  const schema = toJsonSchema(record({ list: listOf(record({ id: text() })), note: text() }));
  expect(tolerantSchema(schema)).toEqual(schema);
});
