import { config } from './config';

/** Loaded on demand: only a sign-in needs it. */
export const loadEncryption = () => import('jsencrypt');

/**
 * Encrypts a password for sending: RSA, PKCS#1 v1.5, base64 (ruling 28). Spec 5. Rejects when
 * the key is unusable.
 */
export async function encryptPassword(plain: string): Promise<string> {
  const { JSEncrypt } = await loadEncryption();
  const rsa = new JSEncrypt();
  rsa.setPublicKey(config.passwordPublicKey);
  const encrypted = rsa.encrypt(plain);
  if (!encrypted) throw new Error('The password could not be encrypted: check the public key');
  return encrypted;
}
