import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { ChoiceMark, ChoiceTile } from './ChoiceTile';

/** What every tile of a radio group takes, whatever it shows. */
export interface ChoiceProps {
  /** The same for all tiles of a group: it makes them one choice. */
  name: string;
  selected: boolean;
  disabled?: boolean | undefined;
  /** What it shows is being fetched again: it cannot be chosen meanwhile. */
  busy?: boolean | undefined;
  onSelect: () => void;
}

export interface ChoiceCardProps extends ChoiceProps {
  title: ReactNode;
  /** In lamp amber, beside the title: "Save 44 %". */
  badge?: ReactNode;
  /** Below the title. */
  children: ReactNode;
}

const Body = styled('span')({ flex: 1, padding: '18px 20px 20px', ...breakAnywhere });

const Top = styled('span')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > :first-of-type': {
    flex: 1,
    display: 'flex',
    // The badge moves below before a word of the title is broken.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: '1.75rem',
    minWidth: 0,
    fontWeight: 600,
    overflowWrap: 'break-word',
    '& > *': { minWidth: 0 },
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

/** A tile with a title, a mark that says whether it is chosen, and room for more. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, selected, disabled = false, busy = false, onSelect } = props;
  const { title, badge, children } = props;
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
            <span>{title}</span> {badge ? <Badge>{badge}</Badge> : null}
          </span>
          <ChoiceMark aria-hidden>
            <Icon icon={Check} />
          </ChoiceMark>
        </Top>
        {children}
      </Body>
    </ChoiceTile>
  );
}
