import { ButtonLink } from '@homeview/ui/ButtonLink';
import { EmptyState } from '@homeview/ui/EmptyState';
import { CATALOGUE, SANDBOXES } from './route';

/** Says what is wrong with an address that leads to no page. */
export const UnknownPage = ({ hash }: { readonly hash: string }) => (
  <EmptyState
    title="This address is wrong"
    message={
      hash.startsWith('#/sandbox/')
        ? `“${hash.slice('#/sandbox/'.length)}” can’t be the name of a sandbox. A part of the link is missing or was changed.`
        : `There is no page “${hash}” in the support console.`
    }
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
