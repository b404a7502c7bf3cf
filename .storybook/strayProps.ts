import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React's errors for a property that a styled component passed to an element without such an attribute. */
const STRAY =
  /does not recognize the|non-boolean attribute|Invalid value for prop|Unknown event handler/;

const watchErrors = () => vi.spyOn(console, 'error');
let errors: ReturnType<typeof watchErrors> | undefined;

beforeEach(() => {
  errors = watchErrors();
});

afterEach(() => {
  const said = errors?.mock.calls.map((words) => words.map(String).join(' ')) ?? [];
  errors?.mockRestore();
  expect(
    said.filter((words) => STRAY.test(words)),
    'properties that are no attributes',
  ).toEqual([]);
});
