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
  /** What is read first, the price and its date: "$19.99 on 12/24/2026". */
  headline?: ReactNode;
  /** Beside the headline: "PayPal". */
  payWay?: string | undefined;
  /** In small print below it, without links: "Monthly", "Renews in 12 days". */
  facts: readonly string[];
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

/** The whole tile, with a wider gap between its three groups: name, payment, devices. */
const Body = styled('span')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  ...breakAnywhere,
});

const Group = styled('span')({ display: 'flex', flexDirection: 'column', gap: 4 });

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

const Headline = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 12px',
  fontWeight: 620,
  ...tabularFigures,
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
  '& bdi': nameBox,
}));

const Chevron = styled('span')(({ theme }) => ({
  display: 'flex',
  color: theme.vars.palette.text.secondary,
}));

/** One subscribed service. The whole tile is one link. */
export function SubscriptionTile(props: SubscriptionTileProps) {
  const { name, statusLabel, statusTone, headline, payWay, facts, ...others } = props;
  const { devicesLabel, devices = [], moreDevicesLabel, notes = [], ...link } = others;
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
          <Group>
            {headline ? (
              <Headline>
                <span>{headline}</span>
                {payWay ? <span>{payWay}</span> : null}
              </Headline>
            ) : null}
            {facts.length > 0 ? (
              <Facts data-muted>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </Facts>
            ) : null}
          </Group>
          <Group>
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
          </Group>
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
