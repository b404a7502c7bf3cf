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
  /** Name of the radio group, if only one device is chosen. */
  group?: string | undefined;
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

interface RowFrameProps extends Pick<
  RowsProps,
  'label' | 'full' | 'group' | 'onToggle' | 'renderAction'
> {
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
  const named = { 'aria-label': label };
  const hasControls = props.onToggle ?? props.renderAction;
  // A read-only list must scroll by keyboard. Firefox makes any scroller a tab stop, also where the
  // controls of its rows are enough.
  const focusable = hasControls ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', ...named };
  return (
    <Scroller
      ref={ref}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      {...(scrolls ? focusable : {})}
      // A radio group announces its name, so its list has none.
      {...(props.group ? { role: 'radiogroup', ...named } : {})}
    >
      <Rows
        disablePadding
        ref={setList}
        data-full={full}
        style={listStyle}
        {...(props.group ? {} : named)}
      >
        {children}
      </Rows>
    </Scroller>
  );
}
