import type { TypographyVariantsOptions } from '@mui/material/styles';
import { longWords } from './surfaces';

const tight = { letterSpacing: '-0.015em', textWrap: 'balance', ...longWords } as const;

/** Sizes are in rem, so that a reader who asks for 200 % text gets it. */
export function typographyFor(fontFamily: string): TypographyVariantsOptions {
  return {
    fontFamily,
    h1: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700, ...tight },
    h2: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 680, ...tight },
    h3: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 640, letterSpacing: '-0.01em' },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.875rem', lineHeight: 1.45 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
    button: { fontSize: '1rem', lineHeight: 1.3, fontWeight: 620, textTransform: 'none' },
  };
}
