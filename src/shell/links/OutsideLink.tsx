import type { ReactNode } from 'react';
import { TextLink } from '@homeview/ui/TextLink';
import { useText } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { openOutside } from '../native/openOutside';

interface Props {
  readonly href: string;
  /** Enlarges the touch target of a link outside of a sentence. */
  readonly standalone?: boolean;
  readonly children: ReactNode;
}

/** A link to an external page or a mail. In the app, which may not support tabs, the app opens it. */
export function OutsideLink({ href, standalone = false, children }: Props) {
  const { environment } = usePortalConfig();
  const text = useText();
  return (
    <TextLink
      href={href}
      // A mail program opens beside the page, so a tab for it would stay empty.
      external={!href.startsWith('mailto:')}
      standalone={standalone}
      onClick={(event) => {
        if (!environment.inApp) return;
        event.preventDefault();
        void openOutside(href, text);
      }}
    >
      {children}
    </TextLink>
  );
}
