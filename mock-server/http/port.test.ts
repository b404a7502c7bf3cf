import { expect, it } from 'vitest';
import { portOf } from './port';

it.each(['0x1000', '4010.5', '-1', '99999', 'http'])('rejects %s as a port', (port) => {
  expect(() => portOf('MOCK_PORT', 4010, { MOCK_PORT: port })).toThrow(
    `MOCK_PORT must be a port number, not "${port}".`,
  );
});

it('reads a port from the environment, or uses the default', () => {
  expect(portOf('MOCK_PORT', 4010, { MOCK_PORT: '0' })).toBe(0);
  expect(portOf('MOCK_PORT', 4010, {})).toBe(4010);
});
