import { describe, expect, it } from 'vitest';
import { hostSettings } from './hostSettings';

describe('the settings of npm run host', () => {
  it('uses the settings of one machine by default', () => {
    expect(hostSettings({})).toEqual({
      port: 8080,
      listen: '127.0.0.1',
      publicUrl: null,
      hostNames: [],
      store: 'memory',
      userHeader: '',
      quota: 1000,
    });
    const named = { MOCK_USER_HEADER: 'X-Agent' };
    expect(hostSettings(named).quota).toBe(100);
  });

  it('reads the settings from the environment', () => {
    expect(
      hostSettings({
        PORT: '8081',
        MOCK_PUBLIC_URL: 'https://support.example.com',
        MOCK_HOST_NAMES: '*.support.example.com, eu.support.example.com',
        MOCK_STORE: 'redis://10.0.0.7:6379',
        MOCK_USER_HEADER: 'X-Auth-Request-User',
        MOCK_QUOTA: '250',
      }),
    ).toMatchObject({
      port: 8081,
      publicUrl: new URL('https://support.example.com'),
      hostNames: ['*.support.example.com', 'eu.support.example.com'],
      store: 'redis://10.0.0.7:6379',
      userHeader: 'X-Auth-Request-User',
      quota: 250,
    });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '0x1f90'],
    ['MOCK_QUOTA', '0'],
    ['MOCK_PUBLIC_URL', 'support.example.com'],
    ['MOCK_PUBLIC_URL', 'https://support.example.com/portal'],
    ['MOCK_PUBLIC_URL', 'ftp://support.example.com'],
    ['MOCK_HOST_NAMES', 'https://support.example.com'],
    ['MOCK_HOST_NAMES', '*.*.example.com'],
    ['MOCK_USER_HEADER', 'X Auth'],
  ])('rejects %s=%s and names it', (name, value) => {
    const env = { MOCK_PUBLIC_URL: 'https://support.example.com', [name]: value };
    expect(() => hostSettings(env)).toThrow(name);
  });

  it('rejects MOCK_HOST_NAMES without MOCK_PUBLIC_URL', () => {
    expect(() => hostSettings({ MOCK_HOST_NAMES: '*.example.com' })).toThrow('MOCK_PUBLIC_URL');
  });
});
