import { describe, expect, it } from 'vitest';
import { nginxForm, staticHostForm } from './hosting';
import { contentSecurityPolicy, responseHeaders } from './responseHeaders';

const directives = (settings = {}) =>
  Object.fromEntries(
    contentSecurityPolicy(settings)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values];
      }),
  );

describe('the content security policy', () => {
  it('allows scripts from the portal’s own files only and forbids framing', () => {
    expect(directives()).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    expect(contentSecurityPolicy({})).not.toMatch(/unsafe-eval|\*|http:/);
  });

  it('allows requests to the portal and to the log services of the deployment', () => {
    expect(directives()['connect-src']).toEqual(["'self'"]);
    const logs = 'https://logs.eu.homeview.example';
    const settings = { VITE_EU_LOGS: `${logs}/path`, VITE_US_LOGS: logs };
    expect(directives(settings)['connect-src']).toEqual(["'self'", logs]);
    expect(directives({ VITE_EU_LOGS: 'self' })['connect-src']).toEqual(["'self'"]);
  });
});

describe('the headers', () => {
  const headers = responseHeaders({}, { overTls: true });

  it('writes the same headers for every kind of host', () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(staticHostForm(headers)).toContain(`\n  ${name}: ${value}\n`);
      expect(nginxForm(headers)).toContain(`add_header ${name} "${value}" always;\n`);
    }
  });

  it('has exactly these headers', () => {
    expect(headers).toEqual({
      'Content-Security-Policy': contentSecurityPolicy({}),
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    });
  });

  it('contains no character that would end a header early', () => {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["\n]/);
  });

  it('sends Strict-Transport-Security only over TLS', () => {
    expect(headers).toHaveProperty('Strict-Transport-Security');
    expect(responseHeaders({})).not.toHaveProperty('Strict-Transport-Security');
  });
});
