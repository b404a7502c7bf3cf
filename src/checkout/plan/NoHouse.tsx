import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';

interface Props {
  /** The plan belongs to someone else's house; by default the customer owns no house. */
  readonly ofOther?: boolean | undefined;
}

/** Explains that only owners manage plans, with a link to home. */
export function NoHouse({ ofOther = false }: Props) {
  const text = useText();
  return (
    <EmptyState
      illustration="house"
      title={text(ofOther ? 'home.notYourHouse' : 'home.noHousesTitle')}
      message={text('home.noHousesMessage')}
      action={<HomeLink />}
    />
  );
}

interface PageProps extends Props {
  readonly title: string;
  readonly backTo?: string;
}

/** `NoHouse` as a page. */
export const NoHousePage = ({ ofOther, ...page }: PageProps) => (
  <PortalPage {...page}>
    <NoHouse ofOther={ofOther} />
  </PortalPage>
);
