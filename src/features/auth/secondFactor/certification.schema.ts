import { object, string } from 'yup';
import { secondFactorCodeAsTyped } from '../../../domain/input/secondFactorCode';

/** Validates the second-factor code. Submit is disabled until the code is valid. */
export const certificationSchema = object({
  code: string().transform(secondFactorCodeAsTyped).required().matches(/^\d+$/),
});
