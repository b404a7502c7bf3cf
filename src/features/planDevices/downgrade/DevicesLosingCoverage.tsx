import { Stack } from '@homeview/ui/Stack';
import { useText } from '../../../i18n/useText';

/** Maximum number of listed names; the rest is only counted. */
const NAMED = 20;

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
export function DevicesLosingCoverage({ question, fate, save, names }: Props) {
  const text = useText();
  const unnamed = names.length - NAMED;
  return (
    <Stack spacing={1.5}>
      {question === null ? null : <span>{question}</span>}
      <span>{fate}</span>
      <ul style={{ margin: 0, paddingInlineStart: 24 }}>
        {names.slice(0, NAMED).map((name, at) => (
          // Names may repeat and the list never changes, so the index is the key.
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {unnamed > 0 ? <li>{text('downgrade.more', { count: unnamed })}</li> : null}
      </ul>
      <span>{save}</span>
    </Stack>
  );
}
