import { useState } from 'react';

/** State of a story that begins with one of its args, and follows the arg's control. */
export function useArg<T>(arg: T) {
  const [state, setState] = useState({ arg, value: arg });
  const set = (value: T) => {
    setState({ arg, value });
  };
  return [state.arg === arg ? state.value : arg, set] as const;
}
