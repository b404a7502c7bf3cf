import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useId, type ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { ChoiceMark, ChoiceTile } from '../ChoiceTile';
import { Icon } from '../../graphics/Icon';

export interface PayMethodListProps {
  /** What is chosen, for screen readers: "Payment method". */
  label: string;
  /** The chosen one; `null` while none is. */
  value: string | null;
  options: readonly {
    value: string;
    label: ReactNode;
    description?: ReactNode;
    icon?: ReactNode;
    disabled?: boolean | undefined;
  }[];
  onChange: (value: string) => void;
}

const Tile = styled(ChoiceTile)({ alignItems: 'center', gap: 16, padding: '14px 20px' });

const Words = styled('span')(({ theme }) => ({
  flex: 1,
  ...breakAnywhere,
  '& > strong': { display: 'block', fontWeight: 600 },
  '& > small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** Ways to pay, one below the other. */
export function PayMethodList({ label, value, options, onChange }: PayMethodListProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} style={{ display: 'grid', gap: 12 }}>
      {options.map((option) => (
        <Tile key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.icon}
          <Words>
            <strong>{option.label}</strong>
            {option.description ? <small>{option.description}</small> : null}
          </Words>
          <ChoiceMark aria-hidden>
            <Icon icon={Check} />
          </ChoiceMark>
        </Tile>
      ))}
    </div>
  );
}
