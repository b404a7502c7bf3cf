import { Stack } from '@homeview/ui/Stack';
import { useText } from '../../../i18n/useText';

/** Most names that are listed; the rest is counted. */
const NAMED = 20;

interface Props {
  /** What is asked before, for a choice of no device. */
  readonly question: string | null;
  /** What happens to the devices, and when. */
  readonly fate: string;
  readonly names: readonly string[];
}

/** The devices that lose recording, by name. */
export function DevicesLosingCoverage({ question, fate, names }: Props) {
  const text = useText();
  const unnamed = names.length - NAMED;
  return (
    <Stack spacing={1.5}>
      {question === null ? null : <span>{question}</span>}
      <span>{fate}</span>
      <ul style={{ margin: 0, paddingInlineStart: 24 }}>
        {names.slice(0, NAMED).map((name, at) => (
          // Two devices may have one name, and the list never changes.
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {unnamed > 0 ? <li>{text('downgrade.more', { count: unnamed })}</li> : null}
      </ul>
    </Stack>
  );
}
