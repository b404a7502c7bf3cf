import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

// Read in circumstances of this file: no other one gets them.
afterAll(() => vi.resetModules());

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The padded block: PKCS#1 v1.5 for encryption is 00 02, eight bytes or more that are not 00, 00, then the message. */
const openBlock = (encrypted: string): Buffer =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(encrypted, 'base64'),
  );

async function encryptWith(key: string, plain: string): Promise<string> {
  vi.stubEnv('VITE_PASSWORD_PUBLIC_KEY', key);
  vi.resetModules();
  const { encryptPassword } = await import('./encryptPassword');
  return encryptPassword(plain);
}

describe('encrypting a password', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const configured = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

  it(
    'uses the configured public key, with PKCS#1 v1.5 padding',
    { tags: ['9.const.55', '5.rule.08'] },
    async () => {
      const block = openBlock(await encryptWith(configured, 'Pässwort 1'));
      expect([...block.subarray(0, 2)]).toEqual([0, 2]);
      const end = block.indexOf(0, 2);
      expect(end).toBeGreaterThanOrEqual(10);
      expect(block.subarray(end + 1).toString('utf8')).toBe('Pässwort 1');
    },
  );

  it('is different every time', async () => {
    expect(await encryptWith(configured, 'x')).not.toBe(await encryptWith(configured, 'x'));
  });

  it('refuses to go on with a key that is none', async () => {
    await expect(encryptWith('not a key', 'x')).rejects.toThrow();
  });
});
