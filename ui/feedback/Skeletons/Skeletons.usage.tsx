import { ScreenSwitch, type ScreenState } from '@homeview/ui/ScreenSwitch';
import { BillListSkeleton, DetailSkeleton, DeviceListSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import type { ReactNode } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For data that is loading, in its final shape: there is one for each tile, list and page. For code that is loading use PageLoading, for unknown shapes LoadingBubbles.',
  do: [
    'Pass them to the loading of ScreenSwitch, which tells screen readers that the page is busy.',
    'Pass as many rows as are known or fit a phone: 6 bills, the devices of the house.',
    'Combine them in a Stack with the gap of the loaded page.',
  ],
  dont: [
    'Show them again when data is refetched: the old data stays.',
    'Use them for a busy button: set busy on the BusyButton.',
    'Change a tile or a list without its skeleton: the page would move when data arrives.',
  ],
};

interface PlanScreenProps<T> {
  readonly state: ScreenState<T>;
  readonly devices: number;
  readonly failed: ReactNode;
  readonly children: (data: T) => ReactNode;
}

export const Example = <T,>({ state, devices, failed, children }: PlanScreenProps<T>) => (
  <ScreenSwitch
    state={state}
    loading={
      <Stack spacing={2.5}>
        <DetailSkeleton />
        <DeviceListSkeleton rows={devices} />
        <BillListSkeleton rows={6} />
      </Stack>
    }
    failed={failed}
    empty={null}
  >
    {children}
  </ScreenSwitch>
);
