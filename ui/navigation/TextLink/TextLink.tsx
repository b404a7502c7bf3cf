import { styled } from '@mui/material/styles';
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

const Look = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 550,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textDecorationColor: theme.vars.palette.underline,
  textUnderlineOffset: '0.18em',
  '&:hover': { textDecorationColor: 'inherit' },
  '&[data-standalone="true"]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 44,
  },
  '&[type="button"]': {
    margin: 0,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 550,
    textAlign: 'start',
    verticalAlign: 'middle',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
  },
}));

/** A link in a sentence, or alone. */
export function TextLink({ children, href, onClick, external, standalone = false }: TextLinkProps) {
  const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const kind = href === undefined ? ({ as: 'button', type: 'button' } as const) : { href, ...away };
  return (
    <Look {...kind} data-link data-standalone={standalone} onClick={onClick}>
      {children}
    </Look>
  );
}
