import { ButtonLink } from '@homeview/ui/ButtonLink';
import { EmptyState } from '@homeview/ui/EmptyState';
import { CATALOGUE, SANDBOXES } from './route';

/** Says what is wrong with an address that leads to no page. */
export const UnknownPage = ({ hash }: { readonly hash: string }) => (
  <EmptyState
    title="This address is wrong"
    message={messageFor(hash)}
    action={
      <>
        <ButtonLink href={CATALOGUE}>Find a state</ButtonLink>
        <ButtonLink href={SANDBOXES} variant="text">
          Show open sandboxes
        </ButtonLink>
      </>
    }
  />
);

const NAMED = { '#/sandbox/': 'the name of a sandbox', '#/compose/': 'a case code' };

function messageFor(hash: string): string {
  const [start = '', what] = Object.entries(NAMED).find(([path]) => hash.startsWith(path)) ?? [];
  return what === undefined
    ? `There is no page “${hash}” in the support console.`
    : `“${hash.slice(start.length)}” can’t be ${what}. A part of the link is missing or was changed.`;
}
