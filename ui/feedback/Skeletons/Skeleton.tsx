import MuiSkeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import { memo } from 'react';

/**
 * Placeholder for text or a picture, marked by an attribute so that tests can wait for it. Memoized,
 * because a page that is loading renders once for each answer.
 */
export const Skeleton = memo((props: SkeletonProps) => <MuiSkeleton data-skeleton {...props} />);
