import { styled } from '@mui/material/styles';
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { Page } from '@homeview/ui/Page';
import { TextLink } from '@homeview/ui/TextLink';
import { CataloguePage } from './catalogue/CataloguePage';
import { CurrentSandboxNotice } from './parts/CurrentSandboxNotice';
import { Name, TopBar } from './parts/TopBar';
import { CATALOGUE, SANDBOXES, apiPath, useRoute } from './route';
import { SandboxPage } from './sandbox/SandboxPage';
import { UnknownPage } from './UnknownPage';
import { SandboxesPage } from './sandbox/SandboxesPage';

const Pages = styled('nav')(({ theme }) => ({ display: 'flex', gap: theme.spacing(2) }));

/** Fits two columns of cases. */
const WIDTH_PX = 1120;

/** The support console: a top bar and one of three pages. */
export function Console() {
  const route = useRoute();
  return (
    <Page
      maxWidth={WIDTH_PX}
      skipLabel="Skip to content"
      header={
        <TopBar maxWidth={WIDTH_PX}>
          <Name>{BRAND}: support console</Name>
          <Pages aria-label="Pages">
            <TextLink href={CATALOGUE} standalone>
              Find a state
            </TextLink>
            <TextLink href={SANDBOXES} standalone>
              Open sandboxes
            </TextLink>
            <TextLink href={apiPath()} standalone>
              API
            </TextLink>
          </Pages>
        </TopBar>
      }
    >
      <CurrentSandboxNotice />
      {route.page === 'catalogue' ? <CataloguePage query={route.query} /> : null}
      {route.page === 'sandboxes' ? <SandboxesPage /> : null}
      {route.page === 'unknown' ? <UnknownPage hash={route.hash} /> : null}
      {route.page === 'sandbox' ? <SandboxPage key={route.id} id={route.id} /> : null}
    </Page>
  );
}
