import { styled } from '@mui/material/styles';
import { Body } from '@homeview/ui/Body';
import { Notice } from '@homeview/ui/Notice';
import { Card } from '../../console/parts/Card';
import { Bar } from '../../bar/page/Bar';
import type { Phone } from '../app/phone';
import { CallList } from './CallList';
import { Pasteboard, PhoneControls } from './PhoneControls';
import { PhoneScreen } from './PhoneScreen';
import { SettingsForm } from './forms/SettingsForm';
import { usePhone } from './usePhone';

const Frame = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  backgroundImage: theme.vars.palette.surface.dusk,
  backgroundRepeat: 'no-repeat',
}));

/** The phone is above everything else, or beside it from 900 px on. */
const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(20rem, 24rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    columnGap: theme.spacing(2.5),
  },
}));

/** Reserves its height while it is empty, so that the buttons below do not move. */
const Said = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: '6.5rem',
  [theme.breakpoints.up('md')]: { gridColumn: '2 / 4', minHeight: '5rem' },
  [theme.breakpoints.up('lg')]: { minHeight: '3.5rem' },
}));

const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  minWidth: 0,
}));

interface Props {
  readonly phone: Phone;
  readonly sandbox: string;
}

/** The portal in its fake app, the controls, and the log of the bridge. */
export function PhonePage({ phone, sandbox }: Props) {
  const settings = usePhone(phone, 'settings');
  return (
    <Frame>
      <Bar sandbox={sandbox} reload={() => phone.reload()} />
      <Main aria-label="The phone and its controls">
        <PhoneScreen phone={phone} settings={settings} />
        <WhatHappened phone={phone} />
        <Column>
          <Card as="div">
            <SettingsForm settings={settings} onChange={(chosen) => phone.choose(chosen)} />
          </Card>
          <PhoneControls phone={phone} />
          <Pasteboard phone={phone} />
        </Column>
        <CallList phone={phone} />
      </Main>
    </Frame>
  );
}

function WhatHappened({ phone }: Pick<Props, 'phone'>) {
  const notice = usePhone(phone, 'notice');
  return (
    <Said>
      <div role="status">{notice === '' ? null : <Notice tone="info">{notice}</Notice>}</div>
      {notice === '' ? (
        <Body size="small" tone="muted">
          Messages from the phone appear here.
        </Body>
      ) : null}
    </Said>
  );
}
