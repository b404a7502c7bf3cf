import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../../feedback/Spinner';

export interface BusyButtonProps {
  children: ReactNode;
  /** Loading state: shows a spinner and `busyLabel`, ignores clicks, keeps its width and the focus. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Labels of other loading steps; its width fits all of them. */
  otherBusyLabels?: readonly string[] | undefined;
  /**
   * Looks disabled and is announced as disabled, but stays focusable and still calls `onClick`, which
   * can then say what is missing (the subscribe button).
   */
  softDisabled?: boolean | undefined;
  /** Keeps its colour while it is soft-disabled: the only action of a form that says what is missing. */
  keepsColour?: boolean | undefined;
  /** Really disabled: not in the tab order. */
  disabled?: boolean | undefined;
  /** `contained`: the main action of a page; `outlined`: other actions; `text`: minor actions. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  color?: 'primary' | 'error' | undefined;
  fullWidth?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Id of the form to submit if the button is outside of it, such as in the bottom bar. */
  form?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  startIcon?: ReactNode;
  /** Id of a text about the button, such as the reason why it is soft-disabled. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/*
 * Each text has its own element: a browser that translates the page replaces bare text nodes, and
 * React could then no longer update a text next to the spinner.
 */

/** All labels share one grid cell, so the widest one always sets the width. */
const Faces = styled('span')({ display: 'inline-grid', justifyItems: 'center' });

const Face = styled('span')({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  '&[data-shown="false"]': { visibility: 'hidden' },
});

/**
 * The standard button. Its size is the same in all states. It does not use MUI's `loading`, which
 * disables the button and so removes the focus and hides the text.
 */
export function BusyButton({
  busy = false,
  busyLabel,
  otherBusyLabels = [],
  softDisabled = false,
  keepsColour = false,
  variant = 'contained',
  type = 'button',
  onClick,
  startIcon,
  describedBy,
  children,
  ...button
}: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    // A busy submit button must not submit the form again.
    event.preventDefault();
  };
  return (
    <Button
      {...button}
      {...{ variant, type }}
      data-variant={variant}
      data-keeps-colour={keepsColour || undefined}
      onClick={press}
      aria-busy={busy}
      aria-describedby={describedBy}
      {...(busy || softDisabled ? { 'aria-disabled': true } : {})}
    >
      <Faces>
        <Face data-shown={!busy}>
          {startIcon}
          <span>{children}</span>
        </Face>
        <Face data-shown={busy}>
          <Spinner hidden={!busy} />
          <span>{busyLabel ?? children}</span>
        </Face>
        {otherBusyLabels.map((label) => (
          <Face key={label} data-shown={false}>
            <Spinner hidden />
            <span>{label}</span>
          </Face>
        ))}
      </Faces>
    </Button>
  );
}
