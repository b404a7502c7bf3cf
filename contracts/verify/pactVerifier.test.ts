import { devNull } from 'node:os';
import { describe, expect, it } from 'vitest';
import { verifierEnv } from './pactVerifier.mjs';

const outside = {
  HTTPS_PROXY: 'http://proxy.example:3128',
  SSL_CERT_FILE: '/etc/certs.pem',
  SSL_CERT_DIR: '/etc/certs',
  PACT_BROKER_TOKEN: 'secret',
};
const envFor = (...urls: string[]) =>
  verifierEnv(
    urls.map((url) => new URL(url)),
    outside,
  );

describe('verifierEnv', () => {
  it('keeps proxy and certificates for a service on another machine', () => {
    const { HTTPS_PROXY, SSL_CERT_FILE, SSL_CERT_DIR } = outside;
    const kept = { HTTPS_PROXY, SSL_CERT_FILE, SSL_CERT_DIR };
    expect(envFor('https://staging.example.com')).toMatchObject(kept);
    expect(envFor('http://staging.example.com')).toMatchObject(kept);
    expect(envFor('http://127.0.0.1:1', 'https://staging.example.com')).toMatchObject(kept);
  });

  it('removes the proxy for a service on this machine', () => {
    expect(envFor('https://localhost:1')).not.toHaveProperty('HTTPS_PROXY');
    expect(envFor('https://localhost:1')).toHaveProperty('SSL_CERT_FILE', outside.SSL_CERT_FILE);
  });

  it('removes the certificates if all URLs are plain HTTP on this machine', () => {
    const env = envFor('http://127.0.0.1:1', 'http://[::1]:2/states');
    expect(env.SSL_CERT_FILE).toBe(devNull);
    expect(env).not.toHaveProperty('SSL_CERT_DIR');
  });

  it('removes PACT_ options and turns telemetry off', () => {
    expect(envFor('https://staging.example.com')).not.toHaveProperty('PACT_BROKER_TOKEN');
    expect(envFor('https://staging.example.com').PACT_DO_NOT_TRACK).toBe('true');
  });
});
