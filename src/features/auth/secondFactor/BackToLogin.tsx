import { useNavigate } from '@tanstack/react-router';
import { TextLink } from '@homeview/ui/TextLink';
import { useText } from '../../../i18n/useText';
import { endSecondFactor } from '../../../platform/session/session';

/** Cancels the second factor and returns to sign-in with the same `redirectUrl`. */
export function BackToLogin({ redirectUrl }: { readonly redirectUrl: string | undefined }) {
  const text = useText();
  const navigate = useNavigate();
  const startAgain = () => {
    endSecondFactor();
    void navigate({ to: '/login', search: { redirectUrl } });
  };
  return (
    <TextLink standalone onClick={startAgain}>
      {text('certification.startAgain')}
    </TextLink>
  );
}
