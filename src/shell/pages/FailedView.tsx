import { LoadError } from '@homeview/ui/LoadError';
import type { LoadErrorProps } from '@homeview/ui/LoadError';
import { isApiError, isNoAnswer } from '../../api/request/apiError';
import { errorMessageId } from '../../i18n/errorText';
import { useText } from '../../i18n/useText';
import { ContactSupport } from '../links/ContactSupport';
import { HomeLink } from '../links/HomeLink';
import { failureText } from '../failureText';
import { useReference } from '../Reference';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying?: boolean | undefined;
  /** Shows a link to home beside the retry; false on the home page itself. */
  readonly toHome?: boolean;
  /** The order number, where the page knows it. */
  readonly order?: string | undefined;
  /** `h1` if the error is the whole page. */
  readonly heading?: LoadErrorProps['heading'];
}

/** Error state of a page: the error, a retry, a reference and the way to support. */
export function FailedView(props: Props) {
  const { error, onRetry, retrying = false, toHome = true, order, heading } = props;
  const text = useText();
  const reference = useReference(error);
  const known = isApiError(error) ? error : null;
  return (
    <LoadError
      title={failureText(error, text, text('load_error_message'))}
      message={text(
        isNoAnswer(error)
          ? 'error.notCharged'
          : known
            ? errorMessageId(known.code)
            : 'error.nothingLost',
      )}
      retryLabel={text('common.tryAgain')}
      onRetry={onRetry}
      retrying={retrying}
      reference={{
        label: text('common.reference'),
        value: reference,
        action: <ContactSupport {...{ reference, error, order }} />,
      }}
      heading={heading}
      secondary={toHome ? <HomeLink /> : undefined}
    />
  );
}
