import { use, useDeferredValue, useEffect } from 'react';
import type { ReactNode } from 'react';
import { PageFrameContext } from '../../layout/Page/PageFrame';
import type { ScreenState } from './screenState';

export interface ScreenSwitchProps<T> {
  state: ScreenState<T>;
  /** A skeleton with the layout of the content. */
  loading: ReactNode;
  /** The error view, with a button for `retry`. */
  failed: ReactNode | ((retry: () => void) => ReactNode);
  empty: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows one of the four states of a screen. */
export function ScreenSwitch<T>(props: ScreenSwitchProps<T>) {
  const { loading, failed, empty, children } = props;
  const frame = use(PageFrameContext);
  // Content that replaces a skeleton renders in small slices, so touches are handled meanwhile.
  const before = useDeferredValue(props.state.status);
  const state: ScreenState<T> =
    before === 'loading' && props.state.status === 'loaded' ? { status: before } : props.state;
  // The retry button is removed together with the error view, so the focus must move.
  useEffect(() => frame?.keepFocus(), [frame, state.status]);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true" data-loading>
          {loading}
        </div>
      );
    case 'failed':
      return typeof failed === 'function' ? failed(state.retry) : failed;
    case 'empty':
      return empty;
    case 'loaded':
      return children(state.data);
  }
}
