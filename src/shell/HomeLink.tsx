import { useNavigate } from '@tanstack/react-router';
import { TextLink } from '@homeview/ui/TextLink';
import { useText } from '../i18n/useText';
import { inPage } from './inPage';

/** The way home, as a link of its own. */
export function HomeLink() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <TextLink href="/" standalone onClick={inPage(() => void navigate({ to: '/' }))}>
      {text('common.toHome')}
    </TextLink>
  );
}
