import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Illustration, type IllustrationName } from '../../graphics/Illustration';

export interface MessagePanelProps {
  illustration: IllustrationName;
  title: ReactNode;
  message?: ReactNode;
  /** Content below the message, such as a reference or a summary. */
  children?: ReactNode;
  actions?: ReactNode;
  /** `h1` if the panel is the whole screen. */
  heading?: 'h1' | 'h2' | undefined;
}

const panel = { alignItems: 'center', px: 1, py: 4, textAlign: 'center', ...breakAnywhere };

const actionWidth = { alignSelf: 'center', width: '100%', maxWidth: '22rem' };

/** The common layout of EmptyState, LoadError and ResultPanel: picture, title, message, actions. */
export function MessagePanel(props: MessagePanelProps) {
  const { illustration, title, message, children, actions, heading = 'h2' } = props;
  return (
    <Stack spacing={1.5} sx={panel}>
      <Illustration name={illustration} />
      <Typography variant={heading} sx={{ mt: 1, maxWidth: '100%' }}>
        {title}
      </Typography>
      {message ? (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '30rem' }}>
          {message}
        </Typography>
      ) : null}
      {children}
      {/* Actions are stacked: side by side, a link would look like half a button. */}
      {actions ? (
        <Stack spacing={1.5} sx={{ width: '100%', pt: 1.5, '& > *': actionWidth }}>
          {actions}
        </Stack>
      ) : null}
    </Stack>
  );
}
