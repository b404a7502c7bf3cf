import { describe, expect, it } from 'vitest';
import { secondFactorCodeAsTyped } from './secondFactorCode';

describe('secondFactorCodeAsTyped', () => {
  it.each([
    ['246810', '246810'],
    ['a1 2-b', '12'],
    ['246 810', '246810'],
    ['246-810', '246810'],
    ['２４６　８１０', '246810'],
    ['๒๔๖๘๑๐', '246810'],
    ['٢٤٦٨١٠', '246810'],
    ['२४६८१०', '246810'],
    ['\u202a246810\u202c', '246810'],
    ['246\u200b8\u00ad10', '246810'],
    ['12x456', '12456'],
    ['code', ''],
  ])('converts %j to %j', { tags: ['5.rule.51'] }, (raw, code) => {
    expect(secondFactorCodeAsTyped(raw)).toBe(code);
  });

  it.each([
    'Your code is 246810. It ends in 10 minutes.',
    'Code: 246 810.',
    'Code: 24 68 10.',
    'Your code is 246810. © 2026',
    'Code 246810 10 minutes',
    'Code 246810, case 135790',
    'G-246810 is your code',
    'Ihr Code vom 26.11.2026: 246810 (10 Minuten)',
    '+4915112345678 asked for the code 246-810.',
    '验证码２４６８１０，１０分钟内有效',
    'รหัสของคุณคือ ๒๔๖๘๑๐ ใช้ได้ ๑๐ นาที',
  ])('extracts the code from the message “%s”', (message) => {
    expect(secondFactorCodeAsTyped(message)).toBe('246810');
  });

  it.each(['1234', '12345678'])('extracts the code %s, not a longer number', (code) => {
    expect(secondFactorCodeAsTyped(`Call 004915112345678 with the code ${code}.`)).toBe(code);
  });
});
