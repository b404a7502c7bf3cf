import Link from '@mui/material/Link';
import type { ComponentProps, MouseEvent } from 'react';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'color' | 'onClick'> {
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
export function TextLink({ external, standalone, ...link }: TextLinkProps) {
  const look = { 'data-link': true, ...(standalone ? { sx: STANDALONE } : {}) };
  if (link.href !== undefined) return <Link {...(external ? AWAY : {})} {...look} {...link} />;
  const { children, onClick } = link;
  return (
    <Link component="button" type="button" onClick={onClick} {...look}>
      {children}
    </Link>
  );
}
