import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../../feedback/Spinner';

export interface BusyButtonProps {
  children: ReactNode;
  /** At work: spins, says `busyLabel`, ignores presses, keeps its width and the focus. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Labels of the other steps of its work: it has room for each. */
  otherBusyLabels?: readonly string[] | undefined;
  /**
   * Looks and is announced disabled, yet stays focusable and still calls `onClick`, which can then
   * say what is missing (decision 1: the subscribe button).
   */
  softDisabled?: boolean | undefined;
  /** Truly disabled: out of the tab order. */
  disabled?: boolean | undefined;
  /** The one action of a page, others, and those that stay in the background. */
  variant?: 'contained' | 'outlined' | 'text' | undefined;
  color?: 'primary' | 'error' | undefined;
  fullWidth?: boolean | undefined;
  type?: 'button' | 'submit' | undefined;
  /** Id of the form that a submit button sends from outside of it: from the bar below the page. */
  form?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  startIcon?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/*
 * Texts have their own elements: a browser that translates the page puts others in the place of
 * bare texts, and what stands beside a spinner would keep its old words.
 */

/** All faces lie in one grid cell, so the widest of them sets the width at all times. */
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
 * The button of the house. It never jumps: idle and at all its work it has one size. MUI's `loading`
 * is not used: it disables the button, and so takes the focus away and hides the words.
 */
export function BusyButton({
  busy = false,
  busyLabel,
  otherBusyLabels = [],
  softDisabled = false,
  variant = 'contained',
  type = 'button',
  onClick,
  startIcon,
  children,
  ...button
}: BusyButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!busy) return onClick?.(event);
    // A busy submit button must not send the form a second time.
    event.preventDefault();
  };
  return (
    <Button
      {...button}
      {...{ variant, type }}
      data-variant={variant}
      onClick={press}
      aria-busy={busy}
      {...(busy || softDisabled ? { 'aria-disabled': true } : {})}
    >
      <Faces>
        <Face data-shown={!busy}>
          {startIcon}
          <span>{children}</span>
        </Face>
        <Face data-shown={busy}>
          <Spinner />
          <span>{busyLabel ?? children}</span>
        </Face>
        {otherBusyLabels.map((label) => (
          <Face key={label} data-shown={false}>
            <Spinner />
            <span>{label}</span>
          </Face>
        ))}
      </Faces>
    </Button>
  );
}
