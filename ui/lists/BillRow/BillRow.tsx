import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { nameBox, tabularFigures } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { StatusLabel, type StatusTone } from '../../feedback/StatusLabel';
import { BILL_ROW_PX } from './rowHeight';

/** Every property of a link not named here reaches the `<a>`, as a router's link brings them. */
export interface BillRowProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** What was bought. */
  name: string;
  /** Formatted: "12/24/2026". */
  date: string;
  /** Formatted: "$19.99". */
  price: string;
  /** Only where there is something to say: paid bills are the rule and need no label. */
  statusLabel?: string | undefined;
  statusTone?: StatusTone | undefined;
}

/** From here on a row has room for columns. */
const WIDE = '@container (min-width: 28rem)';

const Row = styled(ListItemButton)(({ theme }) => ({
  gap: 12,
  // As high in columns as one below the other, so that the skeleton fits both.
  minHeight: BILL_ROW_PX,
  padding: '14px 12px 14px 20px',
  userSelect: 'auto',
  '& > svg': { color: theme.vars.palette.text.secondary },
})) as typeof ListItemButton;

// What comes below a row cannot change it: a page of bills more is painted without a look at the thousands
// above it.
const Item = styled(ListItem)({ containerType: 'inline-size', contain: 'layout' });

/** One below the other on a phone; in columns, like a table, where there is room. */
const Facts = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  ...tabularFigures,
  '& > bdi': { gridArea: 'name', flexBasis: '100%', fontWeight: 580, ...nameBox },
  '& > small': { gridArea: 'date', fontSize: '0.9375rem' },
  '& > strong': {
    gridArea: 'price',
    marginInlineStart: 'auto',
    fontSize: '1.0625rem',
    fontWeight: 700,
  },
  '& > span': { gridArea: 'status', flexBasis: '100%', marginTop: 6 },
  [WIDE]: {
    display: 'grid',
    gridTemplate: '"name status price" auto "date status price" auto / 1fr auto minmax(5rem, auto)',
    '& > span': { marginTop: 0 },
  },
});

/** One bill of a `BillList`: what, when, how much. The whole row is one link. */
export function BillRow(props: BillRowProps) {
  const { name, date, price, statusLabel, statusTone = 'neutral', ...link } = props;
  return (
    <Item disablePadding>
      <Row component="a" {...link}>
        <Facts>
          <Typography component="bdi">{name}</Typography>{' '}
          <Typography component="small" color="textSecondary">
            {date}
          </Typography>{' '}
          <Typography component="strong">{price}</Typography>{' '}
          {statusLabel ? (
            <span>
              <StatusLabel tone={statusTone}>{statusLabel}</StatusLabel>
            </span>
          ) : null}
        </Facts>
        <Icon icon={ChevronRight} />
      </Row>
    </Item>
  );
}
