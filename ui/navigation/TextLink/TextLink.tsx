import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';

export interface TextLinkProps {
  children: ReactNode;
  /** Where it goes. Without one it is a button that looks like a link. */
  href?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Opens beside the portal, and tells the other site nothing about where the visitor came from. */
  external?: boolean | undefined;
  /** Wide enough for a finger when it stands alone, not inside a sentence. */
  standalone?: boolean | undefined;
}

const AWAY = { target: '_blank', rel: 'noopener noreferrer' };

const STANDALONE = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
};

/** A link in a sentence, or alone. */
export function TextLink({ href, external, standalone, ...link }: TextLinkProps) {
  const look = { 'data-link': true, ...(standalone ? { sx: STANDALONE } : {}) };
  return href === undefined ? (
    <Link component="button" type="button" {...look} {...link} />
  ) : (
    <Link {...{ href }} {...(external ? AWAY : {})} {...look} {...link} />
  );
}
