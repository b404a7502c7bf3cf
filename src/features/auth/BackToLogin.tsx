import { useNavigate } from '@tanstack/react-router';
import { TextLink } from '@homeview/ui/TextLink';
import { useText } from '../../i18n/useText';

/** Starts the sign-in again, with where the customer wanted to go. */
export function BackToLogin({ redirectUrl }: { readonly redirectUrl: string | undefined }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <TextLink standalone onClick={() => void navigate({ to: '/login', search: { redirectUrl } })}>
      {text('certification.startAgain')}
    </TextLink>
  );
}
