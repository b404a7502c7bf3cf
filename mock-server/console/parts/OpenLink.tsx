import { ButtonLink } from '@homeview/ui/ButtonLink';

interface Props {
  readonly href: string;
  /** The name of the target, for screen readers: there are many of these links. */
  readonly name: string;
  readonly children?: string;
}

/** A link into the portal that opens in a new tab, so that the console stays open. */
export function OpenLink({ href, name, children = 'Open' }: Props) {
  return (
    <ButtonLink href={href} target="_blank" aria-label={`${children}: ${name}`}>
      {children}
    </ButtonLink>
  );
}
