import { ButtonLink } from '@homeview/ui/ButtonLink';

interface Props {
  readonly href: string;
  /** What is opened, for screen readers: there are many of these links. */
  readonly name: string;
  readonly children?: string;
}

/** A link into the portal; the console stays open beside it. */
export function OpenLink({ href, name, children = 'Open' }: Props) {
  return (
    <ButtonLink href={href} target="_blank" aria-label={`${children}: ${name}`}>
      {children}
    </ButtonLink>
  );
}
