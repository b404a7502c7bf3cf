import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import HouseWifi from 'lucide-react/icons/house-wifi';
import type { ComponentProps, ReactNode } from 'react';
import { breakAnywhere, nameBox, tabularFigures } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { StatusLabel, type StatusTone } from '../../feedback/StatusLabel';
import { deviceIcon } from '../../lists/DeviceTile/deviceIcon';

/** All other link properties are passed to the `<a>`, as a router's link requires. */
export interface SubscriptionTileProps extends Omit<ComponentProps<'a'>, 'children'> {
  name: string;
  statusLabel: string;
  statusTone: StatusTone;
  /** Facts in small print: "Renews on", "12/24/2026". */
  lines: readonly { label: string; value: ReactNode }[];
  /** Number of devices: "3 devices". */
  devicesLabel: string;
  /** The covered devices by name. */
  devices?: readonly string[] | undefined;
  /** How many more devices there are: "and 3 more devices". */
  moreDevicesLabel?: string | undefined;
  /** What the customer should know now, a line each. */
  notes?: readonly string[] | undefined;
}

const area = { display: 'flex', alignItems: 'center', gap: 1.5, p: '18px 16px 18px 20px' };

const Body = styled('span')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  ...breakAnywhere,
});

const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
});

const Name = styled('strong')({
  ...nameBox,
  fontSize: '1.125rem',
  fontWeight: 660,
  letterSpacing: '-0.01em',
});

const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: '0.9375rem',
  ...tabularFigures,
  '&[data-muted]': { color: theme.vars.palette.text.secondary },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flexWrap: 'wrap',
    maxWidth: '100%',
  },
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 580 },
  '& bdi': nameBox,
}));

const Chevron = styled('span')(({ theme }) => ({
  display: 'flex',
  color: theme.vars.palette.text.secondary,
}));

/** One subscribed service. The whole tile is one link. */
export function SubscriptionTile(props: SubscriptionTileProps) {
  const { name, statusLabel, statusTone, lines, devicesLabel, notes = [], ...others } = props;
  const { devices = [], moreDevicesLabel, ...link } = others;
  return (
    <Card>
      <CardActionArea component="a" {...link} sx={area}>
        <Body>
          <Head>
            <Name>
              <bdi>{name}</bdi>
            </Name>
            <StatusLabel tone={statusTone}>{statusLabel}</StatusLabel>
          </Head>
          <Facts data-muted>
            {lines.map((line) => (
              <span key={line.label}>
                {line.label} <b>{line.value}</b>
              </span>
            ))}
          </Facts>
          <Facts data-muted>
            <span>
              {devices.length > 0 ? null : <Icon icon={HouseWifi} size="small" />}
              {devicesLabel}
            </span>
          </Facts>
          {devices.length > 0 ? (
            <Facts>
              {devices.map((device, at) => (
                <span key={at}>
                  <Icon icon={deviceIcon(device)} size="small" />
                  <bdi>{device}</bdi>
                </span>
              ))}
              {moreDevicesLabel ? <span>{moreDevicesLabel}</span> : null}
            </Facts>
          ) : null}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </Body>
        <Chevron>
          <Icon icon={ChevronRight} />
        </Chevron>
      </CardActionArea>
    </Card>
  );
}
