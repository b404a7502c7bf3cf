/** Eight edits of the contract, in its document and in its pacts, are eight changes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countsOf, differenceOf } from './difference';
import { currentContract } from './load';
import { textReport } from './report';
import type { Contract } from './contract';

type Json = Record<string, unknown>;

/** The text between two words of the report that name an edit, to replace in document and pacts. */
const renamed = (contract: Contract, from: string, to: string): Contract => {
  const { interactions, openApi } = contract;
  const change = <Kind>(part: Kind) =>
    JSON.parse(JSON.stringify(part).replaceAll(from, to)) as Kind;
  return { ...contract, interactions: change(interactions), openApi: change(openApi) };
};

/** The object at a path of the document. */
const at = (value: unknown, ...path: string[]) =>
  path.reduce((inner, name) => (inner as Json)[name], value) as Json;

function edited(): Contract {
  // One field has another name, in a list that two interactions ask for.
  const contract = renamed(currentContract(), 'subscribeDate', 'paidAt');
  const schemas = at(contract.openApi, 'components', 'schemas');
  const field = (schema: string, name: string) => at(schemas, schema, 'properties', name);
  const required = (schema: string) => at(schemas, schema)['required'] as string[];
  // An optional field of a request that three calls share, and a required one of an answer.
  at(schemas, 'OrderRequest', 'properties')['note'] = { type: 'string' };
  at(schemas, 'House', 'properties')['area'] = { type: 'number' };
  required('House').push('area');
  // A value that an answer may no longer have, and one that it may have now.
  const unit = field('PriceEntry', 'planUnit')['enum'] as string[];
  unit.splice(unit.indexOf('day'), 1);
  field('PlanDevice', 'lockStatus')['enum'] = [0, 1, 2];
  // A field that may be missing, and a limit.
  required('RefundDetail').splice(required('RefundDetail').indexOf('refundId'), 1);
  field('House', 'name')['minLength'] = 1;
  // A whole call.
  const paths = at(contract.openApi, 'paths');
  paths['/api/ipc/house/rooms'] = { get: { operationId: 'rooms', tags: ['house'], responses: {} } };
  return contract;
}

describe('eight edits', () => {
  const difference = differenceOf(currentContract(), edited());
  const report = textReport(difference, {});

  it('are eight changes, each for the service that has to do something', () => {
    expect(countsOf(difference), report).toEqual({ breaks: 5, relaxes: 2, neutral: 1 });
    expect(report).toMatch(
      /paidAt is new: your service must send it in place of \$\.data\.list\[\*\]\.subscribeDate/,
    );
    expect(report).toMatch(
      /Breaks no service\n[^\n]*\n +request \$\.note is new: the portal may send it, and your service may ignore it/,
    );
    expect(report).toMatch(/paidAt is new: .*\n +customers see it in Bills: the date\n/);
    expect(report).toMatch(/area is new: your service must send it: a number/);
    expect(report).toMatch(/planUnit is narrower: your service must send .*\(no longer: day\)/);
    expect(report).toMatch(/lockStatus is wider: your service may send .*\(new: 2\)/);
    expect(report).toMatch(/refundId is now optional: your service may leave it out/);
    expect(report).toMatch(/call is new: your service must answer GET \/api\/ipc\/house\/rooms/);
  });

  it('are eight changes on the way back', () => {
    const back = countsOf(differenceOf(edited(), currentContract()));
    expect(back.breaks + back.relaxes + back.neutral).toBe(8);
  });

  it('never show a pattern', () => {
    const released = readFileSync('contracts/versions/released/openapi.json', 'utf8');
    const openApi = JSON.parse(released) as NonNullable<Contract['openApi']>;
    const { changes } = differenceOf({ ...currentContract(), openApi }, currentContract());
    expect(changes.filter(({ text }) => /\[0-9\]|\\d/.test(text))).toEqual([]);
  });
});
