import { expect, it } from 'vitest';
import { billPath, ownBillPath } from './billPath';

it('ownBillPath accepts the page of a bill', () => {
  expect(ownBillPath(billPath('ord-90001'))).toBe('/bills/ord-90001');
});

it.each([
  '/bills',
  '/bills/',
  '/bills/90001/../../login',
  '/bills/90001?token=1',
  '/bills/90001#x',
  '/bills/90001\n',
  '//evil.example/bills/90001',
  'https://evil.example/bills/90001',
])('ownBillPath rejects %j', (path) => {
  expect(ownBillPath(path)).toBeUndefined();
});
