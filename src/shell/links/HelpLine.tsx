import { Body } from '@homeview/ui/Body';
import type { MessageId } from '../../i18n/messages';
import { useText } from '../../i18n/useText';
import type { HelpTopic } from '../../platform/launch/settings';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { useSupportUrl } from '../useSupportUrl';
import { OutsideLink } from './OutsideLink';

const TEXT: Readonly<Record<HelpTopic, MessageId>> = {
  password: 'help.password',
  card: 'help.card',
  declined: 'help.declined',
  unusedDays: 'help.unusedDays',
  recordings: 'help.recordings',
  restore: 'help.restore',
  moving: 'help.moving',
};

interface Props {
  readonly topic: HelpTopic;
  /** Without a help address of the topic, the line leads to support, unless the page does so already. */
  readonly toSupport?: boolean;
}

/** Says what the service does not tell about a topic, and where to ask. */
export function HelpLine({ topic, toSupport = true }: Props) {
  const text = useText();
  const { help } = usePortalConfig();
  const support = useSupportUrl({});
  const address = help[topic];
  const url = address === '' ? (toSupport ? support : null) : address;
  const sentence = `${text(TEXT[topic])} `;
  return (
    <Body tone="muted">
      {sentence}
      {url === null ? null : (
        <OutsideLink href={url}>
          {text(address === '' ? 'support.contact' : 'help.more')}
        </OutsideLink>
      )}
    </Body>
  );
}
