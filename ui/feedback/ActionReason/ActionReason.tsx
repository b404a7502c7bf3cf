import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState, type ReactNode } from 'react';
import { breakAnywhere } from '../../theme';
import { Icon } from '../../graphics/Icon';

export interface ActionReasonProps {
  /** Pass it to the `describedBy` of the button while there is a reason. */
  id: string;
  /** What is still missing: "Agree to the plan terms to continue." Empty once nothing is. */
  children: ReactNode;
}

/** Set to whether something is missing; the action bar of a small phone shows only that. */
export const MISSING = 'data-missing';

/** Says beside a soft-disabled button what is missing. */
export function ActionReason({ id, children }: ActionReasonProps) {
  const [last, setLast] = useState(children);
  if (children && children !== last) setLast(children);
  if (!children && !last) return null;
  return (
    <Stack
      direction="row"
      {...{ [MISSING]: Boolean(children) }}
      // Keeps its height once nothing is missing, so that the button below it does not move.
      sx={{ gap: 1, alignItems: 'flex-start', visibility: children ? 'visible' : 'hidden' }}
    >
      <Icon icon={CircleAlert} size="small" />
      <Typography
        id={id}
        component="span"
        variant="body2"
        sx={{ fontWeight: 560, ...breakAnywhere }}
      >
        {children || last}
      </Typography>
    </Stack>
  );
}
