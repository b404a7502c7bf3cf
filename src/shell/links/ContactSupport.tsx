import { useText } from '../../i18n/useText';
import { useSupportUrl } from '../useSupportUrl';
import type { SupportTopic } from '../useSupportUrl';
import { OutsideLink } from './OutsideLink';

/** Leads to support with all that the page knows; nothing if the deployment has no support. */
export function ContactSupport(topic: SupportTopic) {
  const text = useText();
  const url = useSupportUrl(topic);
  if (url === null) return null;
  return (
    <OutsideLink href={url} standalone>
      {text('support.contact')}
    </OutsideLink>
  );
}
