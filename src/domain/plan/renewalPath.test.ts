import { describe, expect, it } from 'vitest';
import { ownRenewalPath, renewalPath } from './renewalPath';

describe('ownRenewalPath', () => {
  it('accepts a renewal path', () => {
    expect(ownRenewalPath(renewalPath('70001'))).toBe('/package/renewal?packageId=70001');
  });
  it.each([
    'https://evil.example/package/renewal?packageId=1',
    '//evil.example/package/renewal?packageId=1',
    '/package/renewal',
    '/package/renewal?packageId=1&next=//evil.example',
    '/package/renewal?packageId=1#x',
    '/package/../login?packageId=1',
    'javascript:alert(1)',
  ])('rejects %s', (path) => {
    expect(ownRenewalPath(path)).toBeUndefined();
  });
});
