import type { ReactNode } from 'react';
import { TextLink } from '@homeview/ui/TextLink';
import { environment } from '../../platform/launch/environment';
import { openOutside } from '../native/openOutside';

interface Props {
  readonly href: string;
  /** Wide enough for a finger when it stands alone, not inside a sentence. */
  readonly standalone?: boolean;
  readonly children: ReactNode;
}

/** A link to a page of somebody else. A web view may know no other tab: there the app opens it. Spec 7. */
export const OutsideLink = ({ href, standalone = false, children }: Props) => (
  <TextLink
    href={href}
    external
    standalone={standalone}
    onClick={(event) => {
      if (!environment.inApp) return;
      event.preventDefault();
      void openOutside(href);
    }}
  >
    {children}
  </TextLink>
);
