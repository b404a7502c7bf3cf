import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import HouseWifi from 'lucide-react/icons/house-wifi';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { breakAnywhere, cardSurface, focusRing, tabularFigures } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { StatusLabel, type StatusTone } from '../../feedback/StatusLabel';

export interface SubscriptionTileProps {
  name: string;
  statusLabel: string;
  statusTone: StatusTone;
  /** Facts in small print: "Renews on", "12/24/2026". */
  lines: readonly { label: string; value: ReactNode }[];
  /** How many devices: "3 devices". */
  devicesLabel: string;
  note?: ReactNode;
  href: string;
  /** Called on a plain click, which may then `preventDefault()` and route in the page. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** The router's link, taking `href`; an `<a>` unless told. */
  linkComponent?: ElementType | undefined;
}

const Tile = styled('a')(({ theme }) => ({
  ...cardSurface(theme),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '18px 16px 18px 20px',
  color: 'inherit',
  textDecoration: 'none',
  transition: theme.transitions.create('border-color'),
  '&:focus-visible': focusRing(theme),
  '& > svg': { color: theme.vars.palette.text.secondary },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.surface.outline } },
}));

const Body = styled('span')({ flex: 1, display: 'grid', gap: 10, ...breakAnywhere });

const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  '& > strong': { fontSize: '1.125rem', fontWeight: 660, letterSpacing: '-0.01em', minWidth: 0 },
});

const Facts = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  ...tabularFigures,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6, flexWrap: 'wrap' },
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 580 },
}));

/** One subscribed service. The whole tile is one link. */
export function SubscriptionTile(props: SubscriptionTileProps) {
  const { name, statusLabel, statusTone, lines, devicesLabel, note, href } = props;
  return (
    <Tile as={props.linkComponent ?? 'a'} href={href} onClick={props.onOpen}>
      <Body>
        <Head>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <StatusLabel tone={statusTone}>{statusLabel}</StatusLabel>
        </Head>
        <Facts>
          {lines.map((line) => (
            <span key={line.label}>
              {line.label} <b>{line.value}</b>
            </span>
          ))}
          <span>
            <Icon icon={HouseWifi} size="small" />
            {devicesLabel}
          </span>
        </Facts>
        {note ? <span>{note}</span> : null}
      </Body>
      <Icon icon={ChevronRight} />
    </Tile>
  );
}
