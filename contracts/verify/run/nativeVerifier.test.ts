import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { describe, expect, it } from 'vitest';
import { program, verifierEnv } from './nativeVerifier.mjs';

describe('program', () => {
  it('is the verifier itself, not the script that starts it', () => {
    const { stdout } = spawnSync(program(), ['verifier', '--version'], { encoding: 'utf8' });
    expect(stdout).toContain('pact verifier version');
  });
});

describe('verifierEnv', () => {
  it('removes options, proxies and certificates, and turns telemetry off', () => {
    const env = verifierEnv({
      PATH: '/bin',
      PACT_BROKER_TOKEN: 'secret',
      OTEL_TRACES_EXPORTER: 'otlp',
      HTTPS_PROXY: 'http://proxy.example:3128',
      https_proxy: 'http://proxy.example:3128',
      SSL_CERT_FILE: '/etc/certs.pem',
      SSL_CERT_DIR: '/etc/certs',
    });
    expect(env).toEqual({
      PATH: '/bin',
      SSL_CERT_FILE: devNull,
      PACT_DO_NOT_TRACK: 'true',
      NO_PROXY: '*',
      no_proxy: '*',
    });
  });
});
