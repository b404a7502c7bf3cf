import Link from '@mui/material/Link';
import type { ComponentProps, MouseEvent } from 'react';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'color' | 'onClick'> {
  /** Target of the link. Without it, this is a button that looks like a link. */
  href?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Opens in a new tab and sends no referrer. */
  external?: boolean | undefined;
  /** Full-size touch target, for a link outside of a sentence. */
  standalone?: boolean | undefined;
}

const AWAY = { target: '_blank', rel: 'noopener noreferrer' };

const STANDALONE = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
};

/** A text link, inside a sentence or standalone. */
export function TextLink({ external, standalone, ...link }: TextLinkProps) {
  const look = standalone
    ? { 'data-link': 'standalone', sx: STANDALONE }
    : { 'data-link': 'inline' };
  if (link.href !== undefined) return <Link {...(external ? AWAY : {})} {...look} {...link} />;
  const { children, onClick } = link;
  return (
    <Link component="button" type="button" onClick={onClick} {...look}>
      {children}
    </Link>
  );
}
