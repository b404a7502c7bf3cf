import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { CONTENT_MAX_WIDTH_PX, SAFE_AREA } from '../../theme';
import { longWords } from '../../theme/mixins';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../../inputs/IconButton';
import { Logo } from '../../graphics/Logo';
import { PAGE_WIDTH } from '../../layout/Page';

export interface AppHeaderProps {
  /** Name of the page or the product; it wraps when there is no room. */
  title?: ReactNode;
  /** Name of the logo. */
  logoLabel: string;
  /** Makes the logo a button (the way home). */
  onLogo?: (() => void) | undefined;
  /** Takes the logo's place on inner pages. */
  back?: { label: string; onBack: () => void } | undefined;
  /** At the end: `HouseMenu`, `PageMenu`, a language choice. */
  end?: ReactNode;
}

const line = {
  width: '100%',
  maxWidth: `calc(var(${PAGE_WIDTH}, ${CONTENT_MAX_WIDTH_PX + 32}px) + ${SAFE_AREA.left} + ${SAFE_AREA.right})`,
  mx: 'auto',
};

/** As high as the button to go back, which takes its place on inner pages. */
const LogoButton = styled(IconButton)({ padding: 4 });

/** As high as the button or the field beside it. */
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
  // Narrower, and what stands at the end takes the next line.
  minWidth: 'min(100%, 6rem)',
  fontWeight: 680,
};

const atEnd = {
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  // Where there is no room for a name, on the next line before it has come.
  flex: '2 1 0',
  minWidth: 'min(100%, 11rem)',
  gap: 0.5,
  // No wider than it needs; a field would take all there is.
  '&& > *': { width: 'auto' },
};

/** The top of every page: where one is, which house, and what else there is. */
export function AppHeader(props: AppHeaderProps) {
  const { title, logoLabel, onLogo, back, end } = props;
  return (
    <AppBar>
      <Toolbar sx={line}>
        {back ? (
          <IconButton edge="start" aria-label={back.label} onClick={back.onBack}>
            <Icon icon={ArrowLeft} />
          </IconButton>
        ) : onLogo ? (
          <LogoButton edge="start" aria-label={logoLabel} onClick={onLogo}>
            <Logo />
          </LogoButton>
        ) : (
          <Box sx={bareLogo}>
            <Logo title={logoLabel} />
          </Box>
        )}
        {title ? (
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
