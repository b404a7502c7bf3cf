import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { CSSProperties, FocusEventHandler, ReactNode, Ref } from 'react';
import { cardSurface } from '../../theme';
import { useScrolls } from '../../layout/Scrolls';
import type { ListedDevice } from './ListedDevice';

/** Common properties of the row lists. */
export interface RowsProps {
  label: string;
  devices: readonly ListedDevice[];
  selected: ReadonlySet<string>;
  onToggle?: ((id: string) => void) | undefined;
  lockedLabel: string;
  renderAction?: ((device: ListedDevice) => ReactNode) | undefined;
  /** The maximum is reached: the checkboxes of the other devices are dimmed. */
  full: boolean;
}

const Scroller = styled(Card)(({ theme }) => ({
  ...cardSurface(theme),
  maxHeight: 'min(34rem, 62dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contain: 'paint',
  // Paper cannot scroll.
  '@media print': { maxHeight: 'none', overflow: 'visible', contain: 'none' },
}));

const Rows = styled(List)(({ theme }) => ({
  '& > li:not([aria-posinset="1"])': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-full="true"] > li:not(:has(:checked))': { '& .MuiCheckbox-root': { opacity: 0.45 } },
}));

interface RowFrameProps extends Pick<RowsProps, 'label' | 'full' | 'onToggle' | 'renderAction'> {
  ref?: Ref<HTMLDivElement> | undefined;
  listStyle?: CSSProperties | undefined;
  onFocus?: FocusEventHandler | undefined;
  onBlur?: FocusEventHandler | undefined;
  children: ReactNode;
}

/** The card in which the rows scroll. */
export function RowFrame({ ref, label, full, listStyle, children, ...props }: RowFrameProps) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const scrolls = useScrolls(list?.parentElement ?? null);
  // A read-only list has no focusable controls but must scroll by keyboard.
  const focusable =
    scrolls && !props.onToggle && !props.renderAction
      ? { tabIndex: 0, role: 'group', 'aria-label': label }
      : {};
  return (
    <Scroller ref={ref} onFocus={props.onFocus} onBlur={props.onBlur} {...focusable}>
      <Rows disablePadding ref={setList} aria-label={label} data-full={full} style={listStyle}>
        {children}
      </Rows>
    </Scroller>
  );
}
