import { BusyButton } from '@homeview/ui/BusyButton';
import { TextLink } from '@homeview/ui/TextLink';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import type { ResultVariant } from './resultTexts';

export interface ResultActionsProps {
  readonly variant: ResultVariant;
  readonly success: boolean;
  readonly inApp: boolean;
  /** Path and query of the last payment attempt. */
  readonly lastPage: string;
  readonly onHome: () => void;
  readonly onTryAgain: () => void;
  /** Closes the web view. */
  readonly onClose: () => void;
}

/**
 * The buttons of a result page. In the app, the live variant closes the web view; the promotions
 * variant has no link to home. Spec 2.
 */
export function ResultActions(props: ResultActionsProps) {
  const { variant, success, inApp, lastPage, onHome, onTryAgain, onClose } = props;
  const text = useText();

  if (variant === 'live' && inApp) {
    return (
      <>
        <BusyButton onClick={onClose}>{text('common.close')}</BusyButton>
        {success ? null : (
          <TextLink
            href={lastPage}
            standalone
            onClick={(event) => {
              event.preventDefault();
              onTryAgain();
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
    return showsHome ? <BusyButton onClick={onHome}>{text('result.toPlans')}</BusyButton> : null;
  }
  return (
    <>
      <BusyButton onClick={onTryAgain}>{text('result.tryAgain')}</BusyButton>
      {showsHome ? <HomeLink /> : null}
    </>
  );
}
