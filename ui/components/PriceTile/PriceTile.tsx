import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { breakAnywhere, tabularFigures } from '../../theme';
import { ChoiceMark, ChoiceTile } from '../ChoiceTile';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';

export interface PriceTileProps {
  /** How often it is paid: "Annual". */
  cycleLabel: ReactNode;
  /** Formatted: "$19.99". */
  price: string;
  /** Read before the price: "Your price". */
  priceLabel?: string | undefined;
  /** Formatted; struck through. */
  listPrice?: string | undefined;
  /** Read before it: "List price". */
  listPriceLabel?: string | undefined;
  /** What it covers: "Covers 3 devices". */
  coverage: ReactNode;
  /** After the price: "/ month". */
  perLabel?: string | undefined;
  /** In lamp amber, at the top: "Save 44 %". */
  badge?: ReactNode;
  selected: boolean;
  disabled?: boolean | undefined;
  /** Its price is being fetched again: it cannot be chosen meanwhile. */
  busy?: boolean | undefined;
  onSelect: () => void;
  /** The same for all tiles of a group: it makes them one choice. */
  name: string;
}

const Body = styled('span')({ flex: 1, padding: '18px 20px 20px', ...breakAnywhere });

const Top = styled('span')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > :first-of-type': {
    flex: 1,
    display: 'flex',
    // The badge moves below before a word of the cycle is broken.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '1.75rem',
    fontWeight: 600,
    overflowWrap: 'break-word',
  },
});

const Badge = styled('span')(({ theme }) => ({
  padding: '2px 10px',
  borderRadius: 14,
  border: '1px solid transparent',
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.accent.contrastText,
  fontSize: '0.8125rem',
  fontWeight: 680,
}));

const Prices = styled('span')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  marginBlock: '10px 6px',
  ...tabularFigures,
  '& > strong': {
    fontSize: '2.125rem',
    lineHeight: 1.15,
    fontWeight: 740,
    letterSpacing: '-0.03em',
  },
  '& > del, & > small': { color: theme.vars.palette.text.secondary, fontSize: '1rem' },
}));

const Coverage = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
}));

/** One price to choose. The price is the largest thing on it. */
export function PriceTile(props: PriceTileProps) {
  const { cycleLabel, price, priceLabel, listPrice, listPriceLabel, coverage, perLabel } = props;
  const { badge, selected, disabled = false, busy = false, onSelect, name } = props;
  return (
    <ChoiceTile aria-busy={busy}>
      <input
        type="radio"
        name={name}
        checked={selected}
        disabled={disabled || busy}
        onChange={onSelect}
      />
      <Body>
        <Top>
          <span>
            <span>{cycleLabel}</span>
            {badge ? <Badge>{badge}</Badge> : null}
          </span>
          <ChoiceMark aria-hidden>
            <Icon icon={Check} />
          </ChoiceMark>
        </Top>
        <Prices>
          {priceLabel ? <VisuallyHidden>{priceLabel}</VisuallyHidden> : null}{' '}
          <strong>{price}</strong> {perLabel ? <small>{perLabel}</small> : null}{' '}
          {listPrice ? (
            <del>
              {listPriceLabel ? <VisuallyHidden>{listPriceLabel}</VisuallyHidden> : null}{' '}
              {listPrice}
            </del>
          ) : null}
        </Prices>
        <Coverage>{coverage}</Coverage>
      </Body>
    </ChoiceTile>
  );
}
