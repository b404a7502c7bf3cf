import { BulletList } from '@homeview/ui/Stack';
import { useText } from '../../../i18n/useText';

/** Maximum number of listed names; the rest is only counted. */
const NAMED = 20;

/** The names of devices in a dialog. */
export function DeviceNames({ names }: { readonly names: readonly string[] }) {
  const text = useText();
  const unnamed = names.length - NAMED;
  return (
    <BulletList>
      {names.slice(0, NAMED).map((name, at) => (
        // Names may repeat and the list never changes, so the index is the key.
        <li key={at}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {unnamed > 0 ? <li>{text('downgrade.more', { count: unnamed })}</li> : null}
    </BulletList>
  );
}
