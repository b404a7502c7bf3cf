import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ErrorCode } from '@homeview/contracts/errors';
import { isApiError, isRefused, refusalText } from '../../api/apiError';
import { useAppDispatch } from '../../api/dispatch';
import { checkGiftCard } from '../../api/giftCard.api';
import { cappedGiftCode, judgeGiftCode } from '../../domain/giftCode';
import { useText } from '../../i18n/useText';
import { useLeft } from '../../shell/useLeft';

/** Why a code was not let through: the service refused it, or nobody has judged it. */
type CheckFailure =
  | { readonly kind: 'refused'; readonly words: string }
  /** What happened. The card is as good as before. Spec 4. */
  | { readonly kind: 'notChecked'; readonly reason: string; readonly error: unknown };

/**
 * The code of a gift card, judged as it is typed, and asked about when it is sent, unless the customer
 * may not redeem it. Spec 5, 8.
 */
export function useCodeCheck(mayAct: () => Promise<boolean>) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<CheckFailure | null>(null);
  const [missing, setMissing] = useState(false);
  const [checking, setChecking] = useState(false);
  const underWay = useRef(false);
  const hasLeft = useLeft();

  const { code, state } = judgeGiftCode(cappedGiftCode(typed));
  const refusal = failure?.kind === 'refused' ? failure.words : undefined;
  const fieldError = state === 'wrong' ? text('gift_card_error') : refusal;

  /** While a keyboard composes, the field holds a text that is not tidy yet. */
  const type = (raw: string): void => {
    setTyped(raw);
    setFailure(null);
    setMissing(false);
  };

  const failureOf = (error: unknown): CheckFailure => {
    if (isRefused(error)) {
      return { kind: 'refused', words: refusalText(error) ?? text('gift_card_error') };
    }
    const unreachable = isApiError(error) && error.code === ErrorCode.NoResponse;
    const reason = unreachable ? 'network_error' : 'giftCard.notChecked';
    return { kind: 'notChecked', reason: text(reason), error };
  };

  /** Asks the service and goes on, or says what is missing or wrong. */
  const redeem = async (): Promise<void> => {
    if (underWay.current || fieldError !== undefined) return;
    if (state !== 'accepted') {
      setMissing(true);
      return;
    }
    underWay.current = true;
    setChecking(true);
    setFailure(null);
    try {
      const allowed = await mayAct();
      if (allowed) await dispatch(checkGiftCard(code)).unwrap();
      if (allowed && !hasLeft())
        await navigate({ to: '/giftCard/$code/packages', params: { code } });
    } catch (error) {
      setFailure(failureOf(error));
    }
    underWay.current = false;
    setChecking(false);
  };

  return {
    typed,
    type,
    redeem,
    checking,
    ready: state === 'accepted' && fieldError === undefined,
    error: fieldError ?? (missing ? text('giftCard.codeMissing') : undefined),
    /** Why nobody has judged the code; null if somebody has. */
    notChecked: failure?.kind === 'notChecked' ? failure : null,
  };
}
