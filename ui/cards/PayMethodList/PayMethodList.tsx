import Box from '@mui/material/Box';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Subtitle } from '../../layout/Title';
import { ChoiceRadio, ChoiceTile } from '../ChoiceTile';

export interface PayMethodListProps {
  /** Above the list: "Pay with". A legend, so that screen readers say it once. */
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

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  containerType: 'inline-size',
});

/** A vertical list of payment methods. */
export const PayMethodList = ({ label, value, options, onChange }: PayMethodListProps) => (
  <Group>
    <Subtitle as="legend" sx={{ p: 0, mb: 1.5 }}>
      {label}
    </Subtitle>
    <RadioGroup
      // The fieldset is the group.
      role="presentation"
      value={value}
      onChange={(_, next) => {
        onChange(next);
      }}
      sx={{ display: 'grid', gap: 1.5 }}
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
  </Group>
);
