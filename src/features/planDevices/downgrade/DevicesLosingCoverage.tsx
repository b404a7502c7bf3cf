import { Stack } from '@homeview/ui/Stack';
import { DeviceNames } from '../remove/DeviceNames';

interface Props {
  /** The question shown first if no device is selected. */
  readonly question: string | null;
  /** What happens to the devices, and when. */
  readonly fate: string;
  /** What the customer can save before that. */
  readonly save: string;
  readonly names: readonly string[];
}

/** The names of the devices that lose recording. */
export const DevicesLosingCoverage = ({ question, fate, save, names }: Props) => (
  <Stack spacing={1.5}>
    {question === null ? null : <span>{question}</span>}
    <span>{fate}</span>
    <DeviceNames names={names} />
    <span>{save}</span>
  </Stack>
);
