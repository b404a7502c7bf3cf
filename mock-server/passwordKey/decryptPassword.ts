import { constants, createPrivateKey, privateDecrypt } from 'node:crypto';
import { DEVELOPMENT_PRIVATE_KEY } from './developmentKey';

const key = createPrivateKey(DEVELOPMENT_PRIVATE_KEY);

/** PKCS#1 v1.5 puts at least this many random bytes before the message. RFC 8017, 7.2.1. */
const MIN_FILLER_BYTES = 8;

/**
 * Decrypts a password of the portal: RSA, PKCS#1 v1.5, base64. Null when it is no
 * base64, has another key, or its padding is broken. The padding is parsed here because Node no
 * longer supports it (CVE-2023-46809).
 */
export function decryptPassword(base64: string): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  try {
    const padding = constants.RSA_NO_PADDING;
    return withoutPadding(privateDecrypt({ key, padding }, Buffer.from(base64, 'base64')));
  } catch {
    return null;
  }
}

/** The message of a block `00 02 filler 00 message`. */
function withoutPadding(block: Buffer): string | null {
  if (block[0] !== 0 || block[1] !== 2) return null;
  const end = block.indexOf(0, 2);
  return end < 2 + MIN_FILLER_BYTES ? null : block.subarray(end + 1).toString('utf8');
}
