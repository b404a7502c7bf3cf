import Card, { type CardProps } from '@mui/material/Card';
import Radio, { type RadioProps } from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../graphics/Icon';

/** A card that is a radio button: a `<label>` around a `ChoiceRadio`. */
export const ChoiceTile = (props: CardProps<'label'>) => (
  <Card {...props} component="label" variant="choice" />
);

const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.surface.outline}`,
  color: theme.vars.palette.primary.contrastText,
  '& > svg': { fontSize: '1rem', strokeWidth: 3 },
  '.Mui-checked > &': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

// Components instead of elements: MUI's Radio passes `fontSize` to its icons, which must not reach the DOM.
const Ring = () => <Mark />;
const TickedDisc = () => (
  <Mark>
    <Icon icon={Check} />
  </Mark>
);

/** The radio button of a tile: a ring, or a filled disc with a tick. */
export const ChoiceRadio = (props: RadioProps) => (
  <Radio
    disableRipple
    icon={<Ring />}
    checkedIcon={<TickedDisc />}
    {...props}
    sx={{ flexShrink: 0, padding: 0 }}
  />
);
