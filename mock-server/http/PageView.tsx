import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, styled } from '@mui/material/styles';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { renderToStaticMarkup } from 'react-dom/server';
import { Body } from '@homeview/ui/Body';
import { ButtonLink } from '@homeview/ui/ButtonLink';
import { Icon } from '@homeview/ui/Icon';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { FormStack, Stack } from '@homeview/ui/Stack';
import { TextInput } from '@homeview/ui/TextInput';
import { Title } from '@homeview/ui/Title';
import { CONTENT_WIDTH_PX, RADIUS_PX, cardSurface, createAppTheme } from '@homeview/ui/theme';
import { FONT_SHEET } from './fonts';
import type { Page, PageField, PageForm } from './page';

const theme = createAppTheme({ colorSchemeSelector: 'media' });

const ICONS = { card: CreditCard, wallet: Wallet };

/**
 * The page as HTML: components of `ui`, rendered here, because these pages work without a script and
 * don't wait for a build.
 * @param nonce of its style sheets, which Emotion writes beside their elements.
 */
export const renderPage = (page: Page, nonce: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{page.title}</title>
        <link rel="stylesheet" href={FONT_SHEET} />
      </head>
      <body>
        <CacheProvider value={createCache({ key: 'hv', nonce })}>
          <ThemeProvider theme={theme}>
            <CssBaseline enableColorScheme />
            <PageView {...page} />
          </ThemeProvider>
        </CacheProvider>
      </body>
    </html>,
  )}`;

const Card = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}));

const Code = styled('code')(({ theme }) => ({
  padding: theme.spacing(1.5),
  borderRadius: RADIUS_PX.control,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSize: '0.8125rem',
}));

function PageView({ title, heading = title, mark, note, facts, form, ...page }: Page) {
  const { texts = [], code, links = [] } = page;
  return (
    <Container
      component="main"
      disableGutters
      sx={{ maxWidth: { xs: CONTENT_WIDTH_PX.form }, px: 2, py: { xs: 2, sm: 6 } }}
    >
      <Card>
        <Stack spacing={2.5}>
          {note === undefined ? null : <Notice tone="info">{note}</Notice>}
          {mark === undefined ? null : (
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'primary.main' }}>
              <Icon icon={ICONS[mark.icon]} />
              <strong>{mark.name}</strong>
            </Stack>
          )}
          <Title>{heading}</Title>
          {texts.map((text) => (
            <Body key={text}>{text}</Body>
          ))}
          {code === undefined ? null : <Code>{code}</Code>}
          {facts === undefined ? null : <KeyValueList plain rows={facts} />}
          {form === undefined && links.length === 0 ? null : (
            <Stack spacing={1.5}>
              {links.map(({ label, ...link }, index) => (
                <ButtonLink key={label} variant={index === 0 ? 'contained' : 'outlined'} {...link}>
                  {label}
                </ButtonLink>
              ))}
              {form === undefined ? null : <Form {...form} />}
            </Stack>
          )}
        </Stack>
      </Card>
    </Container>
  );
}

function Form({ action, hidden = {}, title, fields = [], buttons }: PageForm) {
  return (
    <FormStack method="post" action={action} spacing={1.5}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {title === undefined ? null : (
        <Section title={title}>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {fields.map((field) => (
              <Field key={field.name} {...field} />
            ))}
          </Stack>
        </Section>
      )}
      {buttons.map(({ label, value, ...button }) => (
        <Button
          key={label}
          type="submit"
          variant="outlined"
          {...(value === undefined ? {} : { name: 'action', value })}
          {...button}
        >
          {label}
        </Button>
      ))}
    </FormStack>
  );
}

/** MUI's look of a focused field, which MUI itself sets by script. */
const focusWithoutScript = {
  '& .MuiInputBase-root:focus-within fieldset': { border: 2, borderColor: 'primary.main' },
};

const Field = ({ label, name, value, numeric, short }: PageField) => (
  <Stack sx={{ flex: short ? '1 1 7rem' : '1 1 100%', minWidth: 0, ...focusWithoutScript }}>
    <TextInput
      {...{ label, name }}
      defaultValue={value}
      inputMode={numeric ? 'numeric' : undefined}
      autoComplete="off"
      required
    />
  </Stack>
);
