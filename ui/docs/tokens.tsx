/** Tables for the page "Theme and tokens", generated from the values of the theme. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppTheme } from '../theme';
import { darkPalette, lightPalette } from '../theme/palette';
import { createAppTheme } from '../theme/theme';
import { MOTION_MS, RADIUS_PX, Z_INDEX } from '../theme/tokens';

const theme = createAppTheme();

interface Row {
  readonly name: string;
  readonly value: string;
  readonly sample: ReactNode;
}

const Table = ({ rows }: { rows: readonly Row[] }) => (
  <AppTheme>
    <Stack component="dl" sx={{ margin: 0, gap: 1.5 }}>
      {rows.map(({ name, value, sample }) => (
        <Stack key={name} direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="dt" sx={{ flex: '0 0 12rem' }}>
            <code>{name}</code>
          </Box>
          <Box component="dd" sx={{ flex: '0 1 14rem', margin: 0, color: 'text.secondary' }}>
            {value}
          </Box>
          <Box component="dd" sx={{ flex: '1 1 12rem', margin: 0 }}>
            {sample}
          </Box>
        </Stack>
      ))}
    </Stack>
  </AppTheme>
);

const GROUPS = [
  ...(['primary', 'secondary', 'accent', 'success', 'info', 'warning', 'error'] as const),
  ...(['text', 'background', 'surface', 'night'] as const),
];

const isColour = (value: string) => /^(#|rgba?\()/.test(value);

const Swatch = ({ colour, on }: { colour: string; on: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      padding: 0.5,
      borderRadius: 1,
      backgroundColor: on,
      border: '1px solid #82859C',
    }}
  >
    <Box
      component="span"
      sx={{ display: 'block', width: 64, height: 24, borderRadius: 0.5, backgroundColor: colour }}
    />
  </Box>
);

/** Every colour in both schemes, each on its background. */
export const Colours = () => (
  <Table
    rows={GROUPS.flatMap((group) =>
      Object.entries<string>(lightPalette[group])
        .filter(([, value]) => isColour(value))
        .map(([name, light]) => {
          const dark = (darkPalette[group] as Record<string, string>)[name] ?? light;
          return {
            name: `${group}.${name}`,
            value: `${light} · ${dark}`,
            sample: (
              <Stack direction="row" sx={{ gap: 1 }}>
                <Swatch colour={light} on={lightPalette.background.default} />
                <Swatch colour={dark} on={darkPalette.background.default} />
              </Stack>
            ),
          };
        }),
    )}
  />
);

const VARIANTS = ['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'button'] as const;

/** The variants of `Typography`. */
export const TypeScale = () => (
  <Table
    rows={VARIANTS.map((name) => {
      const { fontSize, fontWeight, lineHeight } = theme.typography[name];
      return {
        name,
        value: `${String(fontSize)}, ${String(fontWeight)}, line ${String(lineHeight)}`,
        sample: (
          <Typography variant={name} component="span">
            Your cameras keep recording
          </Typography>
        ),
      };
    })}
  />
);

/** Steps of the grid. */
export const Spacing = () => (
  <Table
    rows={[0.5, 1, 1.5, 2, 2.5, 3, 5].map((step) => ({
      name: `spacing(${step})`,
      value: `${step * 8} px`,
      sample: (
        <Box sx={{ width: theme.spacing(step), height: 16, backgroundColor: 'primary.main' }} />
      ),
    }))}
  />
);

/** Radii of corners. */
export const Shape = () => (
  <Table
    rows={Object.entries(RADIUS_PX).map(([name, radius]) => ({
      name,
      value: `${radius} px`,
      sample: (
        <Box
          sx={{
            width: 96,
            height: 48,
            borderRadius: `${radius}px`,
            border: '2px solid',
            borderColor: 'primary.main',
          }}
        />
      ),
    }))}
  />
);

/** Durations. */
export const Motion = () => (
  <Table
    rows={Object.entries(MOTION_MS).map(([name, ms]) => ({
      name,
      value: `${ms} ms`,
      sample: name === 'quick' ? 'leaving, hover' : 'entering, choosing',
    }))}
  />
);

/** Stacking order, the lowest first. */
export const Layers = () => (
  <Table
    rows={Object.entries(Z_INDEX)
      .sort(([, one], [, other]) => one - other)
      .map(([name, level]) => ({ name, value: String(level), sample: null }))}
  />
);
