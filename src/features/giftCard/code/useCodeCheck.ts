import { yupResolver } from '@hookform/resolvers/yup';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldError } from 'react-hook-form';
import { GIFT_CODE_LENGTH } from '@homeview/contracts/vocabulary/limits';
import { isRefused, refusalText } from '../../../api/request/apiError';
import { useAppDispatch } from '../../../api/dispatch';
import { checkGiftCard } from '../../../api/endpoints/giftCard.api';
import type { MessageId } from '../../../i18n/messages';
import { useText } from '../../../i18n/useText';
import { failureText } from '../../../shell/failureText';
import { useHasLeftPage } from '../../../shell/useHasLeftPage';
import { giftCodeSchema } from './giftCode.schema';

const resolver = yupResolver(giftCodeSchema);

/** An incomplete code gets an error only when Redeem is pressed. */
const isBegun = (error: FieldError): boolean =>
  error.type === 'empty' || error.type === 'incomplete';

/**
 * The gift card code form: validates while typing; on submit, the service checks the code if the
 * customer may redeem it.
 */
export function useCodeCheck(mayAct: () => Promise<boolean>) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const hasLeft = useHasLeftPage();
  /** The error of a failed check; the card is still valid. */
  const [checkError, setCheckError] = useState<unknown>(null);
  const { formState, handleSubmit, register, setError, setFocus } = useForm({
    mode: 'onChange',
    resolver,
    defaultValues: { code: '' },
  });
  const { isSubmitting, isValid } = formState;
  const error = formState.errors.code;

  const check = async ({ code }: { readonly code: string }): Promise<void> => {
    setCheckError(null);
    try {
      const allowed = await mayAct();
      if (allowed) await dispatch(checkGiftCard(code)).unwrap();
      if (allowed && !hasLeft())
        await navigate({ to: '/giftCard/$code/packages', params: { code } });
    } catch (failure) {
      const message = refusalText(failure) ?? text('gift_card_error');
      if (isRefused(failure)) setError('code', { type: 'refused', message });
      else setCheckError(failure);
    }
  };

  /** The error stays until the code changes and is validated again. */
  const showMissing = ({ code }: { readonly code?: FieldError }): void => {
    if (code && isBegun(code)) setError('code', { ...code, type: 'missing' });
  };

  const redeem = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    setFocus('code');
    // The service would reject the same code again.
    if (error?.type !== 'refused') await handleSubmit(check, showMissing)(event);
  };

  const words = (shown: FieldError): string | undefined =>
    shown.type === 'refused'
      ? shown.message
      : text(shown.message as MessageId, { length: GIFT_CODE_LENGTH });

  return {
    field: register('code', { onChange: () => setCheckError(null) }),
    redeem,
    checking: isSubmitting,
    ready: isValid,
    error: error && !isBegun(error) ? words(error) : undefined,
    /** Why the service could not check the code; null if it could. */
    notChecked:
      checkError === null
        ? null
        : {
            reason: failureText(checkError, text, text('giftCard.notChecked')),
            error: checkError,
          },
  };
}
