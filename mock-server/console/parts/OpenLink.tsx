import { ButtonLink } from '@homeview/ui/ButtonLink';
import { withBar } from '../../catalogue/openPath';

interface Props {
  readonly href: string;
  /** The name of the target, for screen readers: there are many of these links. */
  readonly name: string;
  readonly children?: string;
}

/** Links into the portal; others, such as those to the API, have no bar. */
const ENTRY = /^\/__mock\/(open\?|sandboxes\/[^/]+\/enter)/;

/** A link into the portal that opens in a new tab, so that the console stays open. In a browser it has the bar. */
export function OpenLink({ href, name, children = 'Open' }: Props) {
  return (
    <ButtonLink
      href={ENTRY.test(href) ? withBar(href) : href}
      target="_blank"
      aria-label={`${children}: ${name}`}
    >
      {children}
    </ButtonLink>
  );
}
