import { screen } from '@testing-library/react';
import { unboundDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { describe, expect, it } from 'vitest';
import { readInPortal } from '../../../tests/support/renderInPortal';
import { UncoveredDevices } from './UncoveredDevices';

const devices = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    unboundDeviceExample({ deviceId: `${40001 + at}`, deviceName: `Camera ${at + 1}` }),
  );
const read = (count: number, room?: { packageId: string; packageName: string }) =>
  readInPortal(<UncoveredDevices state={{ status: 'loaded', data: devices(count) }} room={room} />);

describe('the devices without a plan', () => {
  it('are five at most by name, and the others by number', () => {
    const text = read(40);
    expect(text).toContain('Camera 5');
    expect(text).not.toContain('Camera 6');
    expect(text).toContain('and 35 more devices');
  });

  it('lead to a plan with a free place instead of another purchase', () => {
    const text = read(1, { packageId: '70001', packageName: 'Cloud Recording' });
    expect(text).toMatch(/Add to .?Cloud Recording/);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/subscription/70001/adjustDevice');
  });

  it('lead to the plans where no plan has a free place', () => {
    expect(read(1)).toContain('Choose a plan');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/defaultPackage');
  });
});
