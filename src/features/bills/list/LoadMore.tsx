import { useMemo } from 'react';
import type { Ref } from 'react';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Notice } from '@homeview/ui/Notice';
import { isApiError, isNoAnswer } from '../../../api/request/apiError';
import { ofFurtherPage } from '../../../api/request/reference';
import { errorMessageId } from '../../../i18n/errorText';
import { useText } from '../../../i18n/useText';
import { failureText } from '../../../shell/failureText';
import { Reference } from '../../../shell/Reference';

interface Props {
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly busy: boolean;
  /** Why the next page failed; undefined if it did not. */
  readonly error: unknown;
  readonly onPress: () => void;
}

/** Loads the next page. The same button retries, so it keeps the keyboard focus. */
export function LoadMore({ buttonRef, busy, error, onPress }: Props) {
  const text = useText();
  const failed = error !== undefined;
  const known = isApiError(error) ? error : null;
  const shownError = useMemo(() => ofFurtherPage('getPageOrderList.further', error), [error]);
  return (
    <>
      {failed ? (
        <Notice tone="error" live title={failureText(error, text, text('bills.moreFailed'))}>
          {isNoAnswer(error) ? null : (
            <div>{text(known ? errorMessageId(known.code) : 'error.nothingLost')}</div>
          )}
          <Reference error={shownError} inNotice />
        </Notice>
      ) : null}
      <BusyButton
        ref={buttonRef}
        variant="outlined"
        busy={busy}
        busyLabel={text('bills.loadingMore')}
        onClick={onPress}
      >
        {text(failed ? 'common.tryAgain' : 'bills.more')}
      </BusyButton>
    </>
  );
}
