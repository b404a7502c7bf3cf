import { useState } from 'react';

/** State of a story that starts with the value of an arg and follows its control. */
export function useArg<T>(arg: T) {
  const [state, setState] = useState({ arg, value: arg });
  const set = (value: T) => {
    setState({ arg, value });
  };
  return [state.arg === arg ? state.value : arg, set] as const;
}
