import type { ThemeOptions } from '@mui/material/styles';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../../graphics/Icon';
import { FORCED_COLOURS, breakAnywhere } from '../mixins';

/** Alerts, skeletons and progress. */
export const feedback: ThemeOptions['components'] = {
  MuiAlert: {
    defaultProps: {
      iconMapping: {
        info: <Icon icon={Info} />,
        success: <Icon icon={CircleCheck} />,
        warning: <Icon icon={TriangleAlert} />,
        error: <Icon icon={CircleAlert} />,
      },
    },
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) => {
        const color = theme.vars.palette[severity];
        return {
          ...theme.typography.body1,
          gap: 12,
          padding: '14px 16px',
          border: '1px solid transparent',
          backgroundColor: color.light,
          color: theme.vars.palette.text.primary,
          // Links have a contrast of 4.5:1 on every tint.
          '& [data-link], & [data-variant="text"]': { color: color.dark },
          '& .MuiAlert-icon': { color: color.dark },
        };
      },
      icon: { margin: '1px 0 0', padding: 0, opacity: 1 },
      message: { flex: 1, padding: 0, overflow: 'visible', ...breakAnywhere },
    },
  },
  MuiAlertTitle: {
    defaultProps: { gutterBottom: false },
    styleOverrides: { root: { marginTop: 0, fontWeight: 700 } },
  },
  MuiCircularProgress: {
    defaultProps: { color: 'inherit', thickness: 5 },
    styleOverrides: { root: { flexShrink: 0 } },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.shape,
        [FORCED_COLOURS]: { border: '1px solid GrayText' },
      }),
    },
  },
};
