/** Reads the records in contracts/verified. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Verification, VerificationRecord } from '../../backend/verify/record.mjs';
import type { RecordFile } from './mayDeploy';

const TEXTS = ['domain', 'digest', 'contractVersion', 'serviceVersion', 'verifiedAt'] as const;
const COUNTS = ['passed', 'failed', 'pending'] as const;

function isVerification(value: unknown): value is Verification {
  const one = value as Verification | null;
  return (
    one !== null &&
    typeof one === 'object' &&
    TEXTS.every((key) => typeof one[key] === 'string') &&
    COUNTS.every((key) => Number.isInteger(one[key])) &&
    ['passed', 'failed'].includes(one.result) &&
    !Number.isNaN(Date.parse(one.verifiedAt))
  );
}

function readRecord(dir: string, file: string): RecordFile {
  const name = file.replace(/\.json$/, '');
  const problem = (why: string) => ({ name, problem: `Its record ${file} ${why}.` });
  let record: VerificationRecord | null;
  try {
    record = JSON.parse(readFileSync(join(dir, file), 'utf8')) as VerificationRecord | null;
  } catch {
    return problem('is no JSON');
  }
  if (record?.service !== name) return problem('is that of another service');
  const { verifications } = record;
  return Array.isArray(verifications) && verifications.every(isVerification)
    ? { name, record }
    : problem('is incomplete');
}

/** All records of a folder; a folder that does not exist has none. */
export const readRecords = (dir: string): RecordFile[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => readRecord(dir, file))
    : [];
