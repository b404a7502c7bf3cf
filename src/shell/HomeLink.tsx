import { useNavigate } from '@tanstack/react-router';
import { TextLink } from '@homeview/ui/TextLink';
import { useText } from '../i18n/useText';

/** The way home, as a link of its own. */
export function HomeLink() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <TextLink
      href="/"
      standalone
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ to: '/' });
      }}
    >
      {text('common.toHome')}
    </TextLink>
  );
}
