import { styled } from '@mui/material/styles';
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { Page } from '@homeview/ui/Page';
import { FRAME_WIDTH_PX } from '@homeview/ui/theme';
import { TextLink } from '@homeview/ui/TextLink';
import { CataloguePage } from './catalogue/CataloguePage';
import { ComposePage } from './compose/ComposePage';
import { CurrentSandboxNotice } from './parts/CurrentSandboxNotice';
import { Name, TopBar } from './parts/TopBar';
import { CATALOGUE, SANDBOXES, apiPath, composeHash, useRoute } from './route';
import { SandboxPage } from './sandbox/SandboxPage';
import { UnknownPage } from './UnknownPage';
import { SandboxesPage } from './sandbox/SandboxesPage';

const Pages = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The four links fit into one line of a phone.
  columnGap: `clamp(8px, 2vw, ${theme.spacing(2)})`,
  whiteSpace: 'nowrap',
}));

/** The support console: a top bar and one of four pages. */
export function Console() {
  const route = useRoute();
  return (
    <Page
      width="frame"
      skipLabel="Skip to content"
      header={
        <TopBar maxWidth={FRAME_WIDTH_PX}>
          <Name>{BRAND}: support console</Name>
          <Pages aria-label="Pages">
            <TextLink href={CATALOGUE} standalone>
              Find a state
            </TextLink>
            <TextLink href={composeHash()} standalone>
              Compose
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
      {route.page === 'compose' ? <ComposePage code={route.code} /> : null}
      {route.page === 'sandboxes' ? <SandboxesPage /> : null}
      {route.page === 'unknown' ? <UnknownPage hash={route.hash} /> : null}
      {route.page === 'sandbox' ? <SandboxPage key={route.id} id={route.id} /> : null}
    </Page>
  );
}
