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

const alone = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
};

/** A link in a sentence, or alone. */
export function TextLink({ children, href, onClick, external, standalone }: TextLinkProps) {
  const shared = {
    sx: { overflowWrap: 'anywhere', ...(standalone ? alone : {}) },
    ...(onClick ? { onClick } : {}),
  } as const;
  if (href === undefined) {
    return (
      <Link
        component="button"
        type="button"
        {...shared}
        sx={{ ...shared.sx, font: 'inherit', fontWeight: 550, textAlign: 'start' }}
      >
        {children}
      </Link>
    );
  }
  const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link href={href} {...away} {...shared}>
      {children}
    </Link>
  );
}
