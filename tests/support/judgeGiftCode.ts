import { ValidationError } from 'yup';
import { giftCodeSchema } from '../../src/features/giftCard/code/giftCode.schema';

/** What the form says of a typed gift card code, and the code that it would send. */
export function judgeGiftCode(typed: string): { readonly code: string; readonly state: string } {
  const { code } = giftCodeSchema.cast({ code: typed });
  try {
    giftCodeSchema.validateSync({ code: typed });
    return { code, state: 'accepted' };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { code, state: error.type ?? '' };
  }
}
