import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { Notice } from '@homeview/ui/Notice';
import { DetailSkeleton } from '@homeview/ui/Skeletons';
import { Spinner } from '@homeview/ui/Spinner';
import { StatusLabel } from '@homeview/ui/StatusLabel';

export const Ours = () => (
  <>
    <Notice tone="info">Renewal is being set up.</Notice>
    <StatusLabel tone="active">Active</StatusLabel>
    <Spinner />
    <DetailSkeleton />
  </>
);

/** Number of shapes in a skeleton of details. */
const SHAPES = 12;

export const Plain = () => (
  <>
    <Alert severity="info">Renewal is being set up.</Alert>
    <Chip label="Active" />
    <CircularProgress />
    {Array.from({ length: SHAPES }, (_, shape) => (
      <Skeleton key={shape} />
    ))}
  </>
);
