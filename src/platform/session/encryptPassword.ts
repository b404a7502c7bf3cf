import { config } from '../launch/config';

/** Loaded on demand: only a sign-in needs it. */
export const loadEncryption = () => import('jsencrypt');

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What PKCS#1 v1.5 adds to a message (RFC 8017, 7.2.1), and the DER form of a key to its modulus. */
const PADDING_BYTES = 11;
const DER_BYTES = 38;

/** A password is sent in one RSA block. Keys are of 2048 bits or more, with the usual exponent. */
export const fitsOneBlock = (password: string): boolean =>
  utf8(password).length <= atob(config.passwordPublicKey).length - DER_BYTES - PADDING_BYTES;

/**
 * The bytes of a text, in the shape in which jsencrypt reads one. It would write each half of a
 * surrogate pair (🔐) as a separate character; a signed byte it takes as it is.
 */
function bytesAsText(text: string): string {
  const bytes = new Int8Array(utf8(text));
  const { length } = bytes;
  return { length, charCodeAt: (place: number) => bytes[place] } as unknown as string;
}

/**
 * Encrypts a password for sending: RSA, PKCS#1 v1.5, base64 (ruling 28). Spec 5. Rejects when
 * the key is unusable.
 */
export async function encryptPassword(plain: string): Promise<string> {
  const { JSEncrypt } = await loadEncryption();
  const rsa = new JSEncrypt();
  rsa.setPublicKey(config.passwordPublicKey);
  const encrypted = rsa.encrypt(bytesAsText(plain));
  if (!encrypted) throw new Error('The password could not be encrypted: check the public key');
  return encrypted;
}
