import { styled } from '@mui/material/styles';
import HouseWifi from 'lucide-react/icons/house-wifi';
import Lock from 'lucide-react/icons/lock';
import { memo, type ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Icon } from '../../graphics/Icon';
import { NativeCheckbox } from '../../inputs/NativeCheckbox';

export interface DeviceTileProps {
  name: string;
  /** Small print below the name: where it hangs, until when it records. */
  detail?: ReactNode;
  checked?: boolean | undefined;
  /** Without it there is no checkbox. */
  onToggle?: (() => void) | undefined;
  /** Held by a plan: shown with a lock, and not to be changed. */
  locked?: boolean | undefined;
  lockedLabel?: string | undefined;
  disabled?: boolean | undefined;
  /** One thing to do with this device, at the end: a remove link. */
  action?: ReactNode;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  // With large texts what can be done with it goes below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '10px 16px',
  '& > label': { flex: 1, display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 },
  '& > label:has(:enabled)': { cursor: 'pointer' },
  '&:has(:checked)': { backgroundColor: theme.vars.palette.primary.light },
  // The ring belongs around the row, for the row is what one presses.
  '&:has(input:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
  '& input:focus-visible': { outline: 0 },
}));

const Medal = styled('span')(({ theme }) => ({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.accent.light,
  color: theme.vars.palette.accent.dark,
}));

const Words = styled('span')(({ theme }) => ({
  flex: '1 1 5em',
  ...breakAnywhere,
  '& > bdi': { display: 'block', fontWeight: 560 },
  '& > small': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  },
}));

/** One device: its name, and a box to tick where there is something to choose. */
export const DeviceTile = memo(function DeviceTile(props: DeviceTileProps) {
  const { name, detail, checked = false, onToggle, locked, lockedLabel, action } = props;
  const face = (
    <>
      <Medal>
        {/* Nobody says whether it is a camera or a light. */}
        <Icon icon={HouseWifi} />
      </Medal>
      <Words>
        <bdi>{name}</bdi>
        {detail ? <small>{detail}</small> : null}
        {locked && lockedLabel ? (
          <small>
            <Icon icon={Lock} size="small" />
            {lockedLabel}
          </small>
        ) : null}
      </Words>
    </>
  );
  return (
    <Row>
      {onToggle ? (
        <label>
          {face}
          <NativeCheckbox
            checked={checked}
            disabled={Boolean(locked) || Boolean(props.disabled)}
            onChange={onToggle}
          />
        </label>
      ) : (
        face
      )}
      {action}
    </Row>
  );
});
