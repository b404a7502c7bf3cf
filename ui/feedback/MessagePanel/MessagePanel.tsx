import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Illustration, type IllustrationName } from '../../graphics/Illustration';

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

/** What to do next, and below it the other way on: side by side a link would look like half a button. */
const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
  width: '100%',
  '& > *': { width: '100%', maxWidth: '22rem' },
});

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: '8px 0 0',
  maxWidth: '100%',
  'h1&': { ...theme.typography.h1 },
}));

const Message = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: '30rem',
  color: theme.vars.palette.text.secondary,
}));

/** The common frame of empty, failed and result: picture, title, words, what to do. */
export function MessagePanel(props: MessagePanelProps) {
  const { illustration, title, message, children, actions, heading = 'h2' } = props;
  return (
    <Panel>
      <Illustration name={illustration} />
      <Heading as={heading}>{title}</Heading>
      {message ? <Message>{message}</Message> : null}
      {children}
      {actions ? <Actions>{actions}</Actions> : null}
    </Panel>
  );
}
