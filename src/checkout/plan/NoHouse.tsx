import { EmptyState } from '@homeview/ui/EmptyState';
import { useText } from '../../i18n/useText';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';

interface Props {
  /** The plan belongs to a house of somebody else; by default the customer owns no house at all. */
  readonly ofOther?: boolean | undefined;
}

/** Only owners manage plans: explains it, and leads home. Spec 1, 6, ruling 48. */
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

/** The same as a page. */
export const NoHousePage = ({ ofOther, ...page }: PageProps) => (
  <PortalPage {...page}>
    <NoHouse ofOther={ofOther} />
  </PortalPage>
);
