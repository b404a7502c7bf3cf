import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ActionReason } from './ActionReason';

it('keeps its place without being read once nothing is missing', () => {
  const { rerender } = render(<ActionReason id="reason">Choose a device first.</ActionReason>);
  expect(screen.getByText('Choose a device first.')).toBeVisible();
  rerender(<ActionReason id="reason">{undefined}</ActionReason>);
  expect(screen.getByText('Choose a device first.')).not.toBeVisible();
});

it('takes no place if nothing was ever missing', () => {
  const { container } = render(<ActionReason id="reason">{undefined}</ActionReason>);
  expect(container).toBeEmptyDOMElement();
});
