import { CASE_PREFIX } from '@homeview/contracts/customer/caseCode';
import { caseProblem, findCase } from '../texts/findCase';
import { ControlError } from './controlError';

/** The customer of a case code. @throws ControlError 400 with what is wrong with the code. */
export function readCase(text: string) {
  const found = findCase(text);
  if (found) return found;
  throw new ControlError(400, caseProblem(text) ?? NO_CASE);
}

const NO_CASE = `This is not a case code. A case code is long and begins with ${CASE_PREFIX}.`;
