import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createConfig } from '../launch/config';
import { encryptPassword, fitsOneBlock } from './encryptPassword';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * The padded block. PKCS#1 v1.5 for encryption: 00 02, at least eight nonzero bytes, 00, message.
 */
const openBlock = (encrypted: string): Buffer =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(encrypted, 'base64'),
  );

/** The message after the padding. */
function messageOf(encrypted: string): string {
  const block = openBlock(encrypted);
  return block.subarray(block.indexOf(0, 2) + 1).toString('utf8');
}

describe('encryptPassword', () => {
  const configured = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

  it(
    'uses the configured public key with PKCS#1 v1.5 padding',
    { tags: ['9.const.55', '5.rule.08'] },
    async () => {
      const block = openBlock(await encryptPassword('Pässwort 1', configured));
      expect([...block.subarray(0, 2)]).toEqual([0, 2]);
      const end = block.indexOf(0, 2);
      expect(end).toBeGreaterThanOrEqual(10);
      expect(block.subarray(end + 1).toString('utf8')).toBe('Pässwort 1');
    },
  );

  it('uses the key of the deployment', { tags: ['9.const.55'] }, async () => {
    const page = { userAgent: '', origin: '' };
    const deployed = createConfig({ PASSWORD_PUBLIC_KEY: configured }, page);
    expect(deployed.passwordPublicKey).toBe(configured);
    vi.stubEnv('VITE_PASSWORD_PUBLIC_KEY', configured);
    vi.resetModules();
    const there = await import('./encryptPassword');
    expect(messageOf(await there.encryptPassword('Demo-1234'))).toBe('Demo-1234');
  });

  it.each([
    ['an emoji', 'camera🔐1234'],
    ['a rare kanji', '𠮷野家1234'],
    ['Thai', 'กล้องหน้าบ้าน'],
    ['122 accented letters', 'é'.repeat(122)],
    ['245 letters', 'a'.repeat(245)],
  ])('encrypts the UTF-8 bytes of %s', { tags: ['10.ruling.14'] }, async (_, plain) => {
    expect(messageOf(await encryptPassword(plain, configured))).toBe(plain);
  });

  it.each([
    ['decomposed letters', 'Pa\u0308sswo\u0308rt-1', 'Pässwört-1'],
    ['decomposed Korean', '\u1100\u1161카메라', '가카메라'],
    ['compatibility characters, which are not another password', 'ＡＢ①', 'ＡＢ①'],
  ])('composes (NFC) %s before encryption', async (_, typed, composed) => {
    expect(messageOf(await encryptPassword(typed, configured))).toBe(composed);
  });

  it('rejects a password that exceeds the block size', async () => {
    await expect(encryptPassword('a'.repeat(246), configured)).rejects.toThrow();
  });

  it.each([
    [2048, 245],
    [4096, 501],
  ])('computes the capacity of a %i-bit key', { tags: ['10.ruling.14'] }, (bits, most) => {
    const { publicKey: other } = generateKeyPairSync('rsa', { modulusLength: bits });
    const key = other.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(fitsOneBlock('a'.repeat(most), key)).toBe(true);
    expect(fitsOneBlock('a'.repeat(most + 1), key)).toBe(false);
    // Two bytes once it is composed, three before.
    expect(fitsOneBlock('e\u0301'.repeat(Math.floor(most / 2)), key)).toBe(true);
    expect(fitsOneBlock('ก'.repeat(Math.floor(most / 3)), key)).toBe(true);
    expect(fitsOneBlock('ก'.repeat(Math.ceil((most + 1) / 3)), key)).toBe(false);
  });

  it('returns a different result each time', async () => {
    expect(await encryptPassword('x', configured)).not.toBe(await encryptPassword('x', configured));
  });

  it('rejects an invalid key', async () => {
    await expect(encryptPassword('x', 'not a key')).rejects.toThrow();
  });
});
