import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps } from 'react';
import { breakAnywhere, nameBox, tabularFigures } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { BILL_ABOUT_REM, BILL_ROW_PX } from './rowHeight';

/** All other link properties are passed to the `<a>`, as a router's link requires. */
export interface BillRowProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** Name of the purchase. */
  name: string;
  /** Formatted: "12/24/2026". */
  date: string;
  /** Formatted: "$19.99". */
  price: string;
  /** What the bill is for: "Renewal · Lakeside 12"; empty while it is not known, which keeps its line. */
  about: string;
}

/** From this width on, a row shows columns. */
const WIDE = '@container (min-width: 28rem)';

const Row = styled(ListItemButton)(({ theme }) => ({
  gap: 12,
  // The same height in both layouts, so that one skeleton fits both.
  minHeight: BILL_ROW_PX,
  padding: '14px 12px 14px 20px',
  userSelect: 'auto',
  '& > svg': { color: theme.vars.palette.text.secondary },
})) as typeof ListItemButton;

// Layout containment: adding a page of bills does not lay out the thousands of rows above again.
const Item = styled(ListItem)({ containerType: 'inline-size', contain: 'layout' });

/** Stacked on a phone; in columns on wider screens. */
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
  '& > span': {
    gridArea: 'about',
    flexBasis: '100%',
    minHeight: BILL_ABOUT_REM,
    fontSize: '0.9375rem',
    ...breakAnywhere,
  },
  '& > strong': {
    gridArea: 'price',
    marginInlineStart: 'auto',
    fontSize: '1.0625rem',
    fontWeight: 700,
  },
  [WIDE]: {
    display: 'grid',
    gridTemplate: '"name price" auto "about price" auto "date price" auto / 1fr minmax(5rem, auto)',
  },
});

/** One bill of a `BillList`: name, what it is for, date and price. The whole row is one link. */
export function BillRow(props: BillRowProps) {
  const { name, date, price, about, ...link } = props;
  return (
    <Item disablePadding>
      <Row component="a" {...link}>
        <Facts>
          <Typography component="bdi">{name}</Typography>{' '}
          <Typography component="span" color="textSecondary">
            {about}
          </Typography>{' '}
          <Typography component="small" color="textSecondary">
            {date}
          </Typography>{' '}
          <Typography component="strong">{price}</Typography>
        </Facts>
        <Icon icon={ChevronRight} />
      </Row>
    </Item>
  );
}
