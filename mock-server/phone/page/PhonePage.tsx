import { styled } from '@mui/material/styles';
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { Body } from '@homeview/ui/Body';
import { Notice } from '@homeview/ui/Notice';
import { TextLink } from '@homeview/ui/TextLink';
import { Card, Code } from '../../console/parts/Card';
import { Name, TopBar } from '../../console/parts/TopBar';
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

const About = styled('div')(({ theme }) => ({
  flex: '1 1 12rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 2),
  '& > h1': { marginRight: 0 },
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
      <TopBar>
        <About>
          <Name as="h1">Fake phone</Name>
          <Body size="small" tone="muted">
            {BRAND} in the app, sandbox <Code>{sandbox}</Code>
          </Body>
        </About>
        <TextLink href="/__mock/" standalone>
          All scenarios
        </TextLink>
      </TopBar>
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
