import { describe, expect, it } from 'vitest';
import { nginxForm, staticHostForm } from '../../.ci/hosting';
import { contentSecurityPolicy, responseHeaders } from '../../.ci/responseHeaders';

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
  it('lets scripts come from the portal’s own files only, and nobody frame it', () => {
    expect(directives()).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ["'none'"],
    });
    expect(contentSecurityPolicy({})).not.toMatch(/unsafe-eval|\*|http:/);
  });

  it('lets requests go to the portal and to the log services of the deployment', () => {
    expect(directives()['connect-src']).toEqual(["'self'"]);
    const logs = 'https://logs.eu.homeview.example';
    const settings = { VITE_EU_LOGS: `${logs}/path`, VITE_US_LOGS: logs };
    expect(directives(settings)['connect-src']).toEqual(["'self'", logs]);
  });
});

describe('the headers', () => {
  const headers = responseHeaders({}, { overTls: true });

  it('are the same for every form of host', () => {
    for (const [name, value] of Object.entries(headers)) {
      expect(staticHostForm(headers)).toContain(`\n  ${name}: ${value}\n`);
      expect(nginxForm(headers)).toContain(`add_header ${name} "${value}" always;\n`);
    }
  });

  it('hold nothing that would end them early', () => {
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["\n]/);
  });

  it('promise TLS only where there is some', () => {
    expect(headers).toHaveProperty('Strict-Transport-Security');
    expect(responseHeaders({})).not.toHaveProperty('Strict-Transport-Security');
  });
});
