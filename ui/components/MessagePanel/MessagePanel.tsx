import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Illustration, type IllustrationName } from '../Illustration';

export interface MessagePanelProps {
  illustration: IllustrationName;
  title: ReactNode;
  message?: ReactNode;
  /** Below the message: a reference, a summary. */
  children?: ReactNode;
  actions?: ReactNode;
  /** `h1` when the panel is the whole screen. */
  heading?: 'h1' | 'h2' | undefined;
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '32px 8px',
  textAlign: 'center',
  ...breakAnywhere,
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
  width: '100%',
  '& > *': { flex: '1 1 12rem', maxWidth: '22rem' },
});

/** The common frame of empty, failed and result: picture, title, words, what to do. */
export function MessagePanel(props: MessagePanelProps) {
  const { illustration, title, message, children, actions, heading = 'h2' } = props;
  return (
    <Panel>
      <Illustration name={illustration} />
      <Typography component={heading} variant={heading} sx={{ mt: 1, maxWidth: '100%' }}>
        {title}
      </Typography>
      {message ? (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '30rem' }}>
          {message}
        </Typography>
      ) : null}
      {children}
      {actions ? <Actions>{actions}</Actions> : null}
    </Panel>
  );
}
