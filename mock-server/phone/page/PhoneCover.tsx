import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Code } from '../../console/parts/Card';
import type { Phone } from '../app/phone';
import type { Cover } from '../app/phoneState';
import { StoreSheet } from './StoreSheet';

/** A sheet at the bottom for the store; the whole screen for anything else. */
const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  backgroundColor: '#0b0d1499',
  '&:not([data-kind=store])': {
    justifyContent: 'center',
    backgroundColor: theme.vars.palette.background.default,
    textAlign: 'center',
  },
}));

const Sheet = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1.5),
  maxHeight: '100%',
  overflow: 'auto',
  padding: theme.spacing(4),
  '[data-kind=store] > &': {
    padding: `${theme.spacing(3, 2.5)} calc(${theme.spacing(2)} + var(--low))`,
    borderRadius: '24px 24px 0 0',
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > h2:focus': { outline: 0 },
}));

interface Props {
  readonly phone: Phone;
  readonly cover: Cover;
}

/** The store, another app, or the app's own screen; each takes the focus when it opens. */
export function PhoneCover({ phone, cover }: Props) {
  switch (cover.kind) {
    case 'store':
      return (
        <Titled key={cover.call.id} kind="store" title="Fake store">
          <StoreSheet phone={phone} call={cover.call} />
        </Titled>
      );
    case 'outside':
      return (
        <Titled
          kind="outside"
          title={cover.where === 'browser' ? 'Opening the browser' : 'Opening another app'}
        >
          <Code>{cover.address}</Code>
          <Body>This is a simulation: nothing really opens.</Body>
          <BusyButton onClick={() => phone.comeBack()}>Back to the app</BusyButton>
        </Titled>
      );
    case 'closed':
      return (
        <Titled kind="closed" title="Web view closed">
          <Body>The app now shows its own screen.</Body>
          <BusyButton onClick={() => phone.leaveOwnScreen()}>Open again</BusyButton>
        </Titled>
      );
  }
}

interface TitledProps {
  readonly kind: Cover['kind'];
  readonly title: string;
  readonly children: ReactNode;
}

function Titled({ kind, title, children }: TitledProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Over role="dialog" aria-labelledby={id} data-kind={kind}>
      <Sheet>
        <Typography variant="h2" id={id} ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        {children}
      </Sheet>
    </Over>
  );
}
