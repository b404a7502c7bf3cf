import { describe, expect, it } from 'vitest';
import { nameOr } from './nameOr';

describe('nameOr', () => {
  it.each([
    '',
    '   ',
    '\t\n',
    '\u00a0\u3000',
    '\u200b',
    '\u00ad',
    '\u200d\u2060\ufeff',
    '\u202a \u202c',
    '\u115f\u3164\uffa0',
    '\u2800',
    '\ufe0f',
    '\u0000',
  ])('replaces %j, which has no visible characters', (name) => {
    expect(nameOr(name, 'Unnamed device')).toBe('Unnamed device');
  });

  it.each(['0', '.', ' Garage ', 'ห้อง', 'ガ', '\u1100', '👩\u200d👩', '\u200bTür\u00ad'])(
    'keeps %j unchanged',
    (name) => {
      expect(nameOr(name, 'Unnamed device')).toBe(name);
    },
  );
});
