import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { longWords } from '../../theme/mixins';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../../inputs/IconButton';
import { Logo } from '../../graphics/Logo';
import { frameWidth } from '../../layout/Page';

export interface AppHeaderProps {
  /** On desktops: a `LogoLink` and a `HeaderNav`, in place of logo, back button and title. */
  nav?: ReactNode;
  /** Name of the page or the product; wraps if there is no space. */
  title?: ReactNode;
  /** Name of the logo. */
  logoLabel: string;
  /** Back button that replaces the logo on inner pages. */
  back?: { label: string; onBack: () => void } | undefined;
  /** At the end: `HouseMenu`, `PageMenu`, a language choice. */
  end?: ReactNode;
}

const line = {
  width: '100%',
  maxWidth: frameWidth,
  mx: 'auto',
};

/** The same height as the button or field next to it. */
const bareLogo = {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  minHeight: 44,
  maxHeight: '3.25rem',
};

const titleLook = {
  ...longWords,
  alignSelf: 'center',
  flex: '1 1 0',
  // Below this width, the controls at the end wrap to the next line.
  minWidth: 'min(100%, 6rem)',
  fontWeight: 680,
};

const atEnd = {
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  // Reserves the width of a house name, so that the line break does not change when it has loaded.
  flex: '2 1 0',
  minWidth: 'min(100%, 11rem)',
  gap: 0.5,
  // Only as wide as needed; a field would take the full width.
  '&& > *': { width: 'auto' },
};

const navRow = { flex: '0 1 auto', alignItems: 'center', gap: 3 };

/** The header of every page: navigation or title, house and menu. */
export function AppHeader(props: AppHeaderProps) {
  const { nav, title, logoLabel, back, end } = props;
  return (
    <AppBar>
      <Toolbar sx={line}>
        {nav ? (
          <Stack direction="row" sx={navRow}>
            {nav}
          </Stack>
        ) : back ? (
          <IconButton edge="start" aria-label={back.label} onClick={back.onBack}>
            <Icon icon={ArrowLeft} />
          </IconButton>
        ) : (
          <Box sx={bareLogo}>
            <Logo title={logoLabel} />
          </Box>
        )}
        {title && !nav ? (
          <Typography component="div" variant="h3" sx={titleLook}>
            {title}
          </Typography>
        ) : null}
        {end ? (
          <Stack direction="row" sx={atEnd}>
            {end}
          </Stack>
        ) : null}
      </Toolbar>
    </AppBar>
  );
}
