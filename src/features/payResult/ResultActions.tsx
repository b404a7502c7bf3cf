import { useNavigate, useRouter } from '@tanstack/react-router';
import { BusyButton } from '@homeview/ui/BusyButton';
import { TextLink } from '@homeview/ui/TextLink';
import { checkoutPage } from '../../checkout/checkoutPage';
import { useText } from '../../i18n/useText';
import { environment } from '../../platform/environment';
import { HomeLink } from '../../shell/HomeLink';
import { closeWebView } from '../../shell/closeWebView';
import type { ResultVariant } from './resultTexts';

interface Props {
  readonly variant: ResultVariant;
  readonly success: boolean;
}

/**
 * On from a result. In the app the live one closes the web view, once the customer has read it; the
 * promotion has no way home. Spec 2.
 */
export function ResultActions({ variant, success }: Props) {
  const text = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const lastPage = checkoutPage.get() ?? '/';
  const goHome = () => void navigate({ to: '/' });
  const tryAgain = () => router.history.push(lastPage);

  if (variant === 'live' && environment.inApp) {
    return (
      <>
        <BusyButton onClick={() => void closeWebView().catch(goHome)}>
          {text('common.close')}
        </BusyButton>
        {success ? null : (
          <TextLink
            href={lastPage}
            standalone
            onClick={(event) => {
              event.preventDefault();
              tryAgain();
            }}
          >
            {text('result.tryAgain')}
          </TextLink>
        )}
      </>
    );
  }
  const showsHome = variant !== 'promotions';
  if (success) {
    return showsHome ? <BusyButton onClick={goHome}>{text('result.toPlans')}</BusyButton> : null;
  }
  return (
    <>
      <BusyButton onClick={tryAgain}>{text('result.tryAgain')}</BusyButton>
      {showsHome ? <HomeLink /> : null}
    </>
  );
}
