import { PageLoading } from '@homeview/ui/PageLoading';
import type { ComponentType } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the whole screen while the code of a page is fetched. While the data of a page is fetched use Skeletons, inside a page LoadingBubbles.',
  do: [
    'Use it as the pending component of the router, or as the fallback of the Suspense around the pages.',
    'Keep label short: “Loading”.',
  ],
  dont: [
    'Delay it yourself: it fades in after 120 ms, so a fast page does not flash.',
    'Put it into a Page or a Dialog: it is as high as the screen.',
    'Show it again when data on a page is refetched.',
  ],
};

interface PageSlotProps {
  /** Undefined while the code of the page is loading. */
  readonly LoadedPage: ComponentType | undefined;
}

export const Example = ({ LoadedPage }: PageSlotProps) =>
  LoadedPage ? <LoadedPage /> : <PageLoading label="Loading" />;
