import { object, string } from 'yup';
import { secondFactorCodeAsTyped } from '../../../domain/input/secondFactorCode';

/** Keeps the digits of the second-factor code. Submit is disabled while there is none. */
export const certificationSchema = object({
  code: string().transform(secondFactorCodeAsTyped).required(),
});
