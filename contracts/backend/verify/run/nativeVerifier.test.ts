import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED } from '../pactFiles.mjs';
import { pactFolder } from '../testing/pact';
import { close, listen, service } from '../testing/service';
import { program, runProgram, verifierEnv } from './nativeVerifier.mjs';

describe('program', () => {
  it('is the verifier itself, not the script that starts it', () => {
    const { stdout } = spawnSync(program(), ['verifier', '--version'], { encoding: 'utf8' });
    expect(stdout).toContain('pact verifier version');
  });
});

describe('runProgram', () => {
  it('ends the verifier while a request hangs', { timeout: 60_000 }, async () => {
    const folder = pactFolder();
    const stop = new AbortController();
    const { server } = service(() => {
      stop.abort();
      return undefined;
    });
    const port = await listen(server);
    const file = ['--file', join(folder.dir, DOCUMENTED)];
    const args = [...file, '--hostname', '127.0.0.1', '--port', String(port)];
    const output = await runProgram([...args, '--request-timeout', '600000'], stop.signal);
    expect(stop.signal.aborted).toBe(true);
    expect(output).not.toContain('There were');
    await close(server);
    folder.remove();
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
