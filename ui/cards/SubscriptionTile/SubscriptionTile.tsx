import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

const body = { flex: 1, gap: '10px', ...breakAnywhere };

const title = { ...nameBox, fontSize: '1.125rem', fontWeight: 660, letterSpacing: '-0.01em' };

const head = {
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
};

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: '0.9375rem',
  ...tabularFigures,
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexWrap: 'wrap',
    maxWidth: '100%',
  },
  '& b': { color: 'text.primary', fontWeight: 580 },
};

/** One subscribed service. The whole tile is one link. */
export function SubscriptionTile(props: SubscriptionTileProps) {
  const { name, statusLabel, statusTone, lines, devicesLabel, notes = [], ...others } = props;
  const { devices = [], moreDevicesLabel, ...link } = others;
  return (
    <Card>
      <CardActionArea component="a" {...link} sx={area}>
        <Stack component="span" sx={body}>
          <Stack component="span" direction="row" sx={head}>
            <Typography component="strong" sx={title}>
              <bdi>{name}</bdi>
            </Typography>
            <StatusLabel tone={statusTone}>{statusLabel}</StatusLabel>
          </Stack>
          <Typography component="span" color="textSecondary" sx={facts}>
            {lines.map((line) => (
              <span key={line.label}>
                {line.label} <b>{line.value}</b>
              </span>
            ))}
          </Typography>
          <Typography component="span" color="textSecondary" sx={facts}>
            <span>
              {devices.length > 0 ? null : <Icon icon={HouseWifi} size="small" />}
              {devicesLabel}
            </span>
          </Typography>
          {devices.length > 0 ? (
            <Typography component="span" sx={facts}>
              {devices.map((device, at) => (
                <span key={at}>
                  <Icon icon={deviceIcon(device)} size="small" />
                  <Box component="bdi" sx={nameBox}>
                    {device}
                  </Box>
                </span>
              ))}
              {moreDevicesLabel ? <span>{moreDevicesLabel}</span> : null}
            </Typography>
          ) : null}
          {notes.map((note) => (
            <Typography key={note} component="span">
              {note}
            </Typography>
          ))}
        </Stack>
        <Box component="span" sx={{ display: 'flex', color: 'text.secondary' }}>
          <Icon icon={ChevronRight} />
        </Box>
      </CardActionArea>
    </Card>
  );
}
