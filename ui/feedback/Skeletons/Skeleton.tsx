import MuiSkeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/** Placeholder for text or a picture, marked by an attribute so that tests can wait for it. */
export const Skeleton = (props: SkeletonProps) => <MuiSkeleton data-skeleton {...props} />;
