import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unboundDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { InEnglish } from '../../../tests/support/inEnglish';
import { UnboundDevices } from './UnboundDevices';

it.each([
  [0, 'This plan is full. To make room, remove a device first.', null],
  [1, 'There is room for 1 more device.', '0 of 1 chosen'],
  [2, 'There is room for 2 more devices.', '0 of 2 chosen'],
  [Infinity, 'Unlimited devices', '0 devices chosen'],
])('with room for %d says “%s” and “%s”', (room, words, count) => {
  const list = { devices: [unboundDeviceExample()], added: [], room, onToggle: () => undefined };
  render(<UnboundDevices {...list} />, { wrapper: InEnglish });
  expect(screen.getByText(words)).toBeVisible();
  const counted = screen.queryByText(/chosen/);
  expect(counted?.textContent ?? null).toBe(count);
});

it('says that there is no device to add', () => {
  const list = { devices: [], added: [], room: 1, onToggle: () => undefined };
  render(<UnboundDevices {...list} />, { wrapper: InEnglish });
  expect(screen.getByText('There is no device without a plan in this house')).toBeVisible();
});
