import Box from '@mui/material/Box';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { ChoiceRadio, ChoiceTile } from '../ChoiceTile';

export interface PayMethodListProps {
  /** Name of the group for screen readers: "Payment method". */
  label: string;
  /** The selected value; `null` for none. */
  value: string | null;
  options: readonly {
    value: string;
    label: ReactNode;
    description?: ReactNode;
    icon?: ReactNode;
  }[];
  onChange: (value: string) => void;
}

/** With large text, the name needs the place of the icon. */
const iconLook = { display: 'contents', '@container (max-width: 14rem)': { display: 'none' } };

/** A vertical list of payment methods. */
export const PayMethodList = ({ label, value, options, onChange }: PayMethodListProps) => (
  <RadioGroup
    aria-label={label}
    value={value}
    onChange={(_, next) => {
      onChange(next);
    }}
    sx={{ display: 'grid', gap: 1.5, containerType: 'inline-size' }}
  >
    {options.map((option) => (
      <ChoiceTile key={option.value} sx={{ alignItems: 'center', gap: 2, p: '14px 20px' }}>
        {option.icon ? (
          <Box component="span" sx={iconLook}>
            {option.icon}
          </Box>
        ) : null}
        <Box component="span" sx={{ flex: 1, ...breakAnywhere }}>
          <Typography component="strong" sx={{ display: 'block', fontWeight: 600 }}>
            {option.label}
          </Typography>
          {option.description ? (
            <Typography component="small" variant="body2" color="textSecondary">
              {option.description}
            </Typography>
          ) : null}
        </Box>
        <ChoiceRadio value={option.value} />
      </ChoiceTile>
    ))}
  </RadioGroup>
);
