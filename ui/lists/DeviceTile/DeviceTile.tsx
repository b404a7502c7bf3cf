import Avatar from '@mui/material/Avatar';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Lock from 'lucide-react/icons/lock';
import { memo, type ReactNode } from 'react';
import { breakAnywhere, focusRing, nameBox } from '../../theme';
import { FORCED_COLOURS } from '../../theme/mixins';
import { Icon } from '../../graphics/Icon';
import { NativeCheckbox } from '../../inputs/NativeCheckbox';
import { deviceIcon } from './deviceIcon';

export interface DeviceTileProps {
  name: string;
  /** Small text below the name, such as its place or the end of its recording. */
  detail?: ReactNode;
  checked?: boolean | undefined;
  /** Without it there is no checkbox. */
  onToggle?: (() => void) | undefined;
  /** Locked by a plan: shown with a lock, and its selection cannot be changed. */
  locked?: boolean | undefined;
  lockedLabel?: string | undefined;
  /** One action for this device at the end of the row, such as a remove link. */
  action?: ReactNode;
}

const Row = styled(ListItem)(({ theme }) => ({
  // With large text, the action wraps below the name.
  flexWrap: 'wrap',
  gap: 14,
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
  gap: 14,
  minWidth: 0,
  '&:has(:enabled)': { cursor: 'pointer' },
});

const Medal = styled(Avatar)(({ theme }) => ({
  width: '2.5rem',
  height: '2.5rem',
  backgroundColor: theme.vars.palette.accent.light,
  color: theme.vars.palette.accent.dark,
  // Decorative, so it needs no edge in forced-colors mode.
  [FORCED_COLOURS]: { border: 0 },
})) as typeof Avatar;

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

/** One device: its name, and with `onToggle` a checkbox. */
export const DeviceTile = memo(function DeviceTile(props: DeviceTileProps) {
  const { name, detail, checked = false, onToggle, locked, lockedLabel, action } = props;
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
        <Label>
          {face}
          <NativeCheckbox checked={checked} disabled={Boolean(locked)} onChange={onToggle} />
        </Label>
      ) : (
        face
      )}
      {action}
    </Row>
  );
});
