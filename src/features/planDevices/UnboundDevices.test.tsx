import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unboundDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { InEnglish } from '../../../tests/support/inEnglish';
import { UnboundDevices } from './UnboundDevices';

it.each([
  [0, 'This plan is full. Remove a device to make room.', null],
  [1, 'Room for 1 more device.', '0 of 1 selected'],
  [2, 'Room for 2 more devices.', '0 of 2 selected'],
  [Infinity, 'Unlimited devices', '0 devices selected'],
])('for %d free places shows “%s” and “%s”', (room, words, count) => {
  const list = { devices: [unboundDeviceExample()], added: [], room, onToggle: () => undefined };
  render(<UnboundDevices {...list} />, { wrapper: InEnglish });
  expect(screen.getByText(words)).toBeVisible();
  const counted = screen.queryByText(/selected/);
  expect(counted?.textContent ?? null).toBe(count);
});

it('shows an empty state if every device has a plan', () => {
  const list = { devices: [], added: [], room: 1, onToggle: () => undefined };
  render(<UnboundDevices {...list} />, { wrapper: InEnglish });
  expect(screen.getByText('Every device in this house already has a plan')).toBeVisible();
});
