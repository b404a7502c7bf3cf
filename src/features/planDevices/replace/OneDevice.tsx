import { useMemo } from 'react';
import type { Ref } from 'react';
import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { PlanDeviceList } from '../PlanDeviceList';

interface Props {
  /** The element around the list, to lead to it. */
  readonly ref: Ref<HTMLDivElement>;
  readonly title: string;
  readonly hint: string;
  readonly devices: readonly { readonly deviceId: string; readonly deviceName: string }[];
  /** Id of the chosen device. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** One of several devices. */
export function OneDevice({ ref, title, hint, devices, chosen, onChoose }: Props) {
  const selectedIds = useMemo(() => (chosen === undefined ? [] : [chosen]), [chosen]);
  return (
    <Section title={title}>
      <Stack ref={ref} spacing={1.5}>
        <Body tone="muted">{hint}</Body>
        <PlanDeviceList single label={title} {...{ devices, selectedIds }} onToggle={onChoose} />
      </Stack>
    </Section>
  );
}
