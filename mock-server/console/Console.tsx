import { styled } from '@mui/material/styles';
import { BRAND } from '@homeview/contracts/brand';
import { Logo } from '@homeview/ui/Logo';
import { Page } from '@homeview/ui/Page';
import { TextLink } from '@homeview/ui/TextLink';
import { CataloguePage } from './catalogue/CataloguePage';
import { CATALOGUE, SANDBOXES, useRoute } from './route';
import { SandboxPage } from './sandbox/SandboxPage';
import { SandboxesPage } from './sandbox/SandboxesPage';

/** Stays above what is scrolled under it. */
const Top = styled('header')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
  // As wide as the page below it, whose width does not count its margins.
  boxSizing: 'content-box',
  maxWidth: WIDTH_PX,
  margin: 'auto',
  padding: theme.spacing(1, 2),
}));

const Pages = styled('nav')(({ theme }) => ({ display: 'flex', gap: theme.spacing(2) }));

const Name = styled('span')({ fontWeight: 700, marginRight: 'auto' });

/** Wide enough for two columns of cases. */
const WIDTH_PX = 1120;

/** The support console: one page of the three, under one bar. */
export function Console() {
  const route = useRoute();
  return (
    <Page
      maxWidth={WIDTH_PX}
      skipLabel="Skip to content"
      header={
        <Top>
          <Bar>
            <Logo />
            <Name>{BRAND}: support console</Name>
            <Pages aria-label="Pages">
              <TextLink href={CATALOGUE} standalone>
                Find a state
              </TextLink>
              <TextLink href={SANDBOXES} standalone>
                Open sandboxes
              </TextLink>
            </Pages>
          </Bar>
        </Top>
      }
    >
      {route.page === 'catalogue' ? <CataloguePage /> : null}
      {route.page === 'sandboxes' ? <SandboxesPage /> : null}
      {route.page === 'sandbox' ? <SandboxPage key={route.id} id={route.id} /> : null}
    </Page>
  );
}
