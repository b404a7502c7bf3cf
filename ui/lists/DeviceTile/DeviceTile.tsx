import Avatar from '@mui/material/Avatar';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Lock from 'lucide-react/icons/lock';
import { memo, type ReactNode } from 'react';
import { breakAnywhere, focusRing, nameBox } from '../../theme';
import { FORCED_COLOURS } from '../../theme/mixins';
import { Icon } from '../../graphics/Icon';
import { ChoiceRadio } from '../../cards/ChoiceTile';
import { NativeCheckbox } from '../../inputs/NativeCheckbox';
import { deviceIcon } from './deviceIcon';

export interface DeviceTileProps {
  name: string;
  /** Small text below the name, such as its place or the end of its recording. */
  detail?: ReactNode;
  checked?: boolean | undefined;
  /** Without it there is no checkbox. */
  onToggle?: (() => void) | undefined;
  /** Name of the radio group, for one of several devices: a radio button instead of the checkbox. */
  group?: string | undefined;
  /** Locked by a plan: shown with a lock, and its selection cannot be changed. */
  locked?: boolean | undefined;
  lockedLabel?: string | undefined;
  /** One action for this device, such as a remove link: at the end of the row, below a choice. */
  action?: ReactNode;
}

/** Space between the parts of a row in px. */
const GAP_PX = 14;

const MEDAL_SIZE = '2.5rem';

const Row = styled(ListItem)(({ theme }) => ({
  // With large text, the action wraps below the name.
  flexWrap: 'wrap',
  gap: GAP_PX,
  minHeight: 64,
  padding: '10px 16px',
  '&:has(:checked)': { backgroundColor: theme.vars.palette.primary.light },
  // The colour of links has too little contrast on the tint.
  '&:has(:checked) [data-link]': { color: theme.vars.palette.primary.dark },
  // The focus ring is around the row, because the whole row is clickable.
  '&:has(input:focus-visible)': { ...focusRing(theme), outlineOffset: -3 },
  '& input:focus-visible': { outline: 0 },
})) as typeof ListItem;

const Label = styled('label')({
  // With large text, the name needs the row for itself.
  flex: '1 1 10em',
  display: 'flex',
  alignItems: 'center',
  gap: GAP_PX,
  minWidth: 0,
  '&:has(:enabled)': { cursor: 'pointer' },
});

const Medal = styled(Avatar)(({ theme }) => ({
  width: MEDAL_SIZE,
  height: MEDAL_SIZE,
  backgroundColor: theme.vars.palette.accent.light,
  color: theme.vars.palette.accent.dark,
  // Decorative, so it needs no edge in forced-colors mode.
  [FORCED_COLOURS]: { border: 0 },
})) as typeof Avatar;

/** Below the name, so that it does not move the checkbox out of the column of the other rows. */
const BelowName = styled('div')({
  flexBasis: '100%',
  margin: `${-GAP_PX}px 0 -8px`,
  paddingInlineStart: `calc(${MEDAL_SIZE} + ${GAP_PX}px)`,
});

const Words = styled('span')({ flex: '1 1 5em', ...breakAnywhere });

const Name = styled('bdi')({ ...nameBox, display: 'block', fontWeight: 560 });

const Small = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** One device: its name, and with `onToggle` a checkbox or a radio button. */
export const DeviceTile = memo(function DeviceTile(props: DeviceTileProps) {
  const { name, detail, checked = false, onToggle, group, locked, lockedLabel, action } = props;
  const choice = { checked, disabled: Boolean(locked), onChange: onToggle };
  const face = (
    <>
      <Medal component="span" variant="rounded">
        <Icon icon={deviceIcon(name)} />
      </Medal>
      <Words>
        <Name>{name}</Name>
        {detail ? <Small>{detail}</Small> : null}
        {locked && lockedLabel ? (
          <Small>
            <Icon icon={Lock} size="small" />
            {lockedLabel}
          </Small>
        ) : null}
      </Words>
    </>
  );
  return (
    <Row component="div">
      {onToggle ? (
        <>
          <Label>
            {face}
            {group ? <ChoiceRadio name={group} {...choice} /> : <NativeCheckbox {...choice} />}
          </Label>
          {action ? <BelowName>{action}</BelowName> : null}
        </>
      ) : (
        <>
          {face}
          {action}
        </>
      )}
    </Row>
  );
});
