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

describe('the environment of the verifier', () => {
  it('keeps proxy and certificates for a service elsewhere', () => {
    const { HTTPS_PROXY, SSL_CERT_FILE, SSL_CERT_DIR } = outside;
    const kept = { HTTPS_PROXY, SSL_CERT_FILE, SSL_CERT_DIR };
    expect(envFor('https://staging.example.com')).toMatchObject(kept);
    expect(envFor('http://staging.example.com')).toMatchObject(kept);
    expect(envFor('http://127.0.0.1:1', 'https://staging.example.com')).toMatchObject(kept);
  });

  it('has no proxy for a service on this machine', () => {
    expect(envFor('https://localhost:1')).not.toHaveProperty('HTTPS_PROXY');
    expect(envFor('https://localhost:1')).toHaveProperty('SSL_CERT_FILE', outside.SSL_CERT_FILE);
  });

  it('has no certificates to read where nothing is encrypted on this machine', () => {
    const env = envFor('http://127.0.0.1:1', 'http://[::1]:2/states');
    expect(env.SSL_CERT_FILE).toBe(devNull);
    expect(env).not.toHaveProperty('SSL_CERT_DIR');
  });

  it('has no options from outside, and no telemetry', () => {
    expect(envFor('https://staging.example.com')).not.toHaveProperty('PACT_BROKER_TOKEN');
    expect(envFor('https://staging.example.com').PACT_DO_NOT_TRACK).toBe('true');
  });
});
