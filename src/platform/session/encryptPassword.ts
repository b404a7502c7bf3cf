import { config } from '../launch/config';

/** Loaded on demand, because only sign-in needs it. */
export const loadEncryption = () => import('jsencrypt');

/** Keyboards compose `ä` from one or two characters; a password is compared composed (RFC 8265). */
const utf8 = (password: string): Uint8Array => new TextEncoder().encode(password.normalize('NFC'));

/** Bytes that PKCS#1 v1.5 adds to a message (RFC 8017, 7.2.1) and DER adds to a key's modulus. */
const PADDING_BYTES = 11;
const DER_BYTES = 38;

/**
 * Whether a password fits into one RSA block. Keys have at least 2048 bits and the usual exponent.
 */
export const fitsOneBlock = (
  password: string,
  publicKey: string = config.passwordPublicKey,
): boolean => utf8(password).length <= atob(publicKey).length - DER_BYTES - PADDING_BYTES;

/**
 * UTF-8 bytes in the form of a string for jsencrypt, which would encode both halves of a surrogate
 * pair (🔐) separately; signed bytes pass through unchanged.
 */
function bytesAsText(text: string): string {
  const bytes = new Int8Array(utf8(text));
  const { length } = bytes;
  return { length, charCodeAt: (place: number) => bytes[place] } as unknown as string;
}

/** Encrypts a password with RSA, PKCS#1 v1.5, base64. Rejects if the key is invalid. */
export async function encryptPassword(
  plain: string,
  publicKey: string = config.passwordPublicKey,
): Promise<string> {
  const { JSEncrypt } = await loadEncryption();
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const encrypted = rsa.encrypt(bytesAsText(plain));
  if (!encrypted) throw new Error('The password could not be encrypted: check the public key');
  return encrypted;
}
