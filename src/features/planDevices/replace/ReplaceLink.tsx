import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import { useText } from '../../../i18n/useText';
import { PageLink } from '../../../shell/links/PageLink';

interface Props {
  /** Id of the plan. */
  readonly id: string;
  readonly device: { readonly id: string; readonly name: string };
}

/** The way from a device's row to its replacement. */
export function ReplaceLink({ id, device }: Props) {
  const text = useText();
  return (
    <PageLink
      to="/subscription/$id/adjustDevice"
      params={{ id }}
      search={{ replace: device.id }}
      standalone
    >
      {text('replaceDevice.link')}
      <VisuallyHidden> {device.name}</VisuallyHidden>
    </PageLink>
  );
}
