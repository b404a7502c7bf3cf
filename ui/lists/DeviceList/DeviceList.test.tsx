import { fireEvent, render as renderBare, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DeviceList, type DeviceListProps } from './DeviceList';
import type { ListedDevice } from './ListedDevice';
import { Themed } from '../../testing/Themed';

const render = (part: ReactNode) => renderBare(part, { wrapper: Themed });

const devices = (count: number): ListedDevice[] =>
  Array.from({ length: count }, (_, i) => ({ id: `id-${i}`, name: `Camera ${i}` }));

const props: DeviceListProps = {
  label: 'Devices',
  devices: devices(3),
  selectedIds: [],
  onToggle: () => undefined,
  searchLabel: 'Search devices',
  noMatchLabel: 'No device has this name',
  countLabel: '0 of 3 selected',
  lockedLabel: 'Held by another plan',
};

/** Virtual rows are loaded with the first long list. Only they have an index in the whole list. */
const virtualRows = () =>
  waitFor(() => expect(document.querySelector('li[data-index]')).not.toBeNull());

describe('DeviceList', () => {
  it('renders all rows of 40 devices without the code for virtual rows', async () => {
    const { container, rerender } = render(<DeviceList {...props} devices={devices(40)} />);
    expect(container.querySelectorAll('li')).toHaveLength(40);
    expect(document.querySelector('li[data-index]')).toBeNull();
    rerender(<DeviceList {...props} devices={devices(41)} />);
    await virtualRows();
  });

  it.each([
    [9, 0],
    [10, 1],
  ])('with %i devices has %i search fields', (count, searches) => {
    render(<DeviceList {...props} devices={devices(count)} />);
    expect(screen.queryAllByRole('searchbox', { name: 'Search devices' })).toHaveLength(searches);
  });

  it('renders only the visible rows of 10,000 and exposes the total in aria-setsize', async () => {
    render(<DeviceList {...props} devices={devices(10_000)} />);
    const rows = () => screen.getAllByRole('listitem');
    // Before and after the code for virtual rows has loaded.
    for (const loaded of [Promise.resolve(), virtualRows()]) {
      await loaded;
      expect(rows().length).toBeGreaterThan(5);
      expect(rows().length).toBeLessThan(40);
      expect(rows()[0]).toHaveAttribute('aria-setsize', '10000');
    }
  });

  it('renders all rows while printing and only the visible ones afterwards', async () => {
    const { container } = render(<DeviceList {...props} devices={devices(60)} />);
    await virtualRows();
    expect(container.querySelectorAll('li').length).toBeLessThan(40);
    const rows = () => container.querySelectorAll('li');
    const box = container.querySelectorAll('input[type="checkbox"]')[3];
    if (box instanceof HTMLElement) box.focus();
    fireEvent(window, new Event('beforeprint'));
    expect(rows()).toHaveLength(60);
    expect(rows()[59]).toHaveTextContent('Camera 59');
    fireEvent(window, new Event('afterprint'));
    expect(rows().length).toBeLessThan(40);
    expect(box).toHaveFocus();
  });

  it('searches by a part of the name, ignoring case, and shows a message without results', async () => {
    render(<DeviceList {...props} devices={devices(200)} />);
    await virtualRows();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, ' cAMERA 19 ');
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    await userEvent.type(search, '{Backspace}x');
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByText('No device has this name')).toBeVisible();
  });

  it.each([
    ['Küche', 'Ku\u0308che'],
    ['INDOOR', 'Indoor camera'],
    ['indoor', 'INDOOR CAMERA'],
    ['cafe', 'Café'],
    ['garage 2', 'Ｇａｒａｇｅ\u3000２'],
    ['strasse', 'Große Straße'],
    ['ดี', 'ห้องดี'],
  ])('finds by "%s" the device %s, also in a Turkish browser', async (query, name) => {
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
      return this.replaceAll('I', 'ı').toLowerCase();
    });
    render(<DeviceList {...props} devices={[...devices(20), { id: 'found', name }]} />);
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(query);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([name]);
  });

  it('keeps the focus in the search when rows return after a search without results', async () => {
    render(<DeviceList {...props} devices={devices(200)} />);
    await virtualRows();
    const search = screen.getByRole('searchbox');
    await userEvent.type(search, 'x');
    expect(screen.queryByRole('listitem')).toBeNull();
    await userEvent.type(search, '{Backspace}');
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(5));
    expect(search).toHaveFocus();
  });

  it('calls the onToggle of the latest render with the id of the device', async () => {
    const calls: string[] = [];
    function Page() {
      const [ids, setIds] = useState<string[]>([]);
      const onToggle = (id: string) => {
        calls.push(`${ids.length}:${id}`);
        setIds([...ids, id]);
      };
      return <DeviceList {...props} selectedIds={ids} onToggle={onToggle} />;
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Camera 1' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Camera 2' }));
    expect(calls).toEqual(['0:id-1', '1:id-2']);
    expect(screen.getByRole('checkbox', { name: 'Camera 1' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Camera 0' })).not.toBeChecked();
  });

  it('still calls onToggle beyond the maximum, so that the page can refuse', async () => {
    const onToggle = vi.fn();
    render(<DeviceList {...props} max={1} selectedIds={['id-0']} onToggle={onToggle} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Camera 1' }));
    expect(onToggle).toHaveBeenCalledWith('id-1');
    expect(screen.getByRole('checkbox', { name: 'Camera 1' })).not.toBeChecked();
  });

  it('announces a locked device as locked and does not toggle it', async () => {
    const onToggle = vi.fn();
    const locked = [{ id: 'a', name: 'Porch', locked: true }];
    render(<DeviceList {...props} devices={locked} selectedIds={['a']} onToggle={onToggle} />);
    const box = screen.getByRole('checkbox', { name: /Porch.*Held by another plan/ });
    expect(box).toBeChecked();
    await userEvent.click(box);
    expect(onToggle).not.toHaveBeenCalled();
  });

  it('has no checkboxes without onToggle', () => {
    render(<DeviceList {...props} onToggle={undefined} />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('calls renderAction only for rendered rows', async () => {
    const renderAction = vi.fn(({ name }: ListedDevice) => <button>{`Remove ${name}`}</button>);
    const many = devices(10_000);
    render(
      <DeviceList {...props} devices={many} onToggle={undefined} renderAction={renderAction} />,
    );
    await virtualRows();
    expect(screen.getByRole('button', { name: 'Remove Camera 1' })).toBeVisible();
    expect(renderAction.mock.calls.length).toBeLessThan(200);
    // The rows have focusable controls, so the list itself is no tab stop.
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('announces the count politely', () => {
    render(<DeviceList {...props} />);
    expect(screen.getByText('0 of 3 selected')).toHaveAttribute('role', 'status');
  });
});
