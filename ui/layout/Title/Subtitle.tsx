import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

export interface SubtitleProps extends TypographyProps {
  /** The heading level it has on its page; `h2` by default. */
  as?: ElementType | undefined;
}

/** The name of a part of a page. */
export const Subtitle = ({ as = 'h2', ...props }: SubtitleProps) => (
  <Typography variant="h2" component={as} {...props} />
);
