import { CASE_PREFIX } from '../caseCode';
import { CROCKFORD_DIGITS, writeCrockford } from '../../vocabulary/reference/crockford';

/** A case code with this body and a right checksum, whatever it stands for. */
export function madeByHand(body: string): string {
  const checked = writeCrockford(BigInt(body.length), 2) + body;
  const weighted = [...checked].map(
    (digit, at) => BigInt(CROCKFORD_DIGITS.indexOf(digit)) * 1001n ** BigInt(checked.length - at),
  );
  const check = weighted.reduce((sum, one) => sum + one, 0n) % 1_048_573n;
  return `${CASE_PREFIX}${checked}${writeCrockford(check, 4)}`;
}
