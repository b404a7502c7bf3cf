import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

export interface SubtitleProps extends TypographyProps {
  /** The heading level; default: `h2`. */
  as?: ElementType | undefined;
}

/** The title of a part of a page. */
export const Subtitle = ({ as = 'h2', ...props }: SubtitleProps) => (
  <Typography variant="h2" component={as} {...props} />
);
