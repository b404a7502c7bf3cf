import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { RADIUS_PX } from '../../theme';

export interface SegmentedTabsProps<V extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChange: (value: V) => void;
  /** Id of the element the tabs switch, if it has one. */
  panelId?: string | undefined;
}

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  // One below the other as soon as a word would have to be broken.
  flexWrap: 'wrap',
  gap: 4,
  padding: 4,
  borderRadius: RADIUS_PX.card,
  backgroundColor: theme.vars.palette.surface.muted,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

const Tab = styled('button')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 'min-content',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: RADIUS_PX.control,
  background: 'transparent',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 600,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  cursor: 'pointer',
  transition: theme.transitions.create(['background-color', 'color']),
  '&[aria-selected="true"]': {
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    boxShadow: '0 1px 3px rgba(12, 14, 34, 0.18)',
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': {
      // Else the system lays its ground under the words, which are of the same colour.
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      outlineColor: 'CanvasText',
    },
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

/** Keeps a word that is longer than the smallest screen from widening its tab beyond that. */
const Words = styled('span')({
  display: 'block',
  maxWidth: 'calc(100vw - 4.5rem)',
  margin: 'auto',
});

const step: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Two or three faces of one thing. Arrow keys, Home and End choose; Tab leaves. */
export function SegmentedTabs<V extends string>(props: SegmentedTabsProps<V>) {
  const { label, value, options, onChange, panelId } = props;
  const track = useRef<HTMLDivElement>(null);

  const choose = (index: number) => {
    const wrapped = (index + options.length) % options.length;
    const option = options[wrapped];
    if (!option) return;
    onChange(option.value);
    track.current?.querySelectorAll('button')[wrapped]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = options.findIndex((option) => option.value === value);
    const moved = step[event.key];
    if (moved !== undefined) choose(current + moved);
    else if (event.key === 'Home') choose(0);
    else if (event.key === 'End') choose(options.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <Track ref={track} role="tablist" aria-label={label}>
      {options.map((option) => (
        <Tab
          key={option.value}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          {...(panelId ? { 'aria-controls': panelId } : {})}
          tabIndex={option.value === value ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => {
            onChange(option.value);
          }}
        >
          <Words>{option.label}</Words>
        </Tab>
      ))}
    </Track>
  );
}
