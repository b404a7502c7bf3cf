import MuiSkeleton, { type SkeletonProps } from '@mui/material/Skeleton';

/** Stands where words or a picture will come; marked, so that tests can wait for it. */
export const Skeleton = (props: SkeletonProps) => <MuiSkeleton data-skeleton {...props} />;
