import { describe, expect, it } from 'vitest';
import { reasonsOf } from './reasons.mjs';

const body = (path: string, mismatch: string) => ({ type: 'BodyMismatch', path, mismatch });
const reasons = (...mismatches: ReturnType<typeof body>[]) =>
  reasonsOf({ mismatch: { mismatches } }, 'demo');

describe('reasonsOf a rejected response', () => {
  it('names the actual value first, then the expected one', () => {
    expect(reasons(body('$.data.price', "Expected '2.99' (String) to be a number"))).toEqual([
      "$.data.price: got '2.99' (String), which has to be a number",
    ]);
    expect(
      reasons(
        body('$.data', 'Type mismatch: Expected null (Null) to be the same type as {} (Object)'),
      ),
    ).toEqual(['$.data: got null (Null), which has to be the same type as {} (Object)']);
  });

  it('keeps other messages of pact-verifier unchanged', () => {
    const missing = 'Actual map is missing the following keys: price';
    expect(reasons(body('$.data', missing))).toEqual([`$.data: ${missing}`]);
  });

  it('reports a wrong type once, without the pattern mismatch', () => {
    expect(
      reasons(
        body('$.at', "Expected '' to match '^\\d{4}$'"),
        body('$.at', "Expected null (Null) to be the same type as '2026' (String)"),
      ),
    ).toEqual(["$.at: got null (Null), which has to be the same type as '2026' (String)"]);
    expect(reasons(body('$.at', "Expected 'x' to match '^\\d{4}$'"))).toHaveLength(1);
  });

  it('sorts the reasons, so that the order is the same in each run', () => {
    const [a, b] = [body('$.a', 'Expected 1 to be 2'), body('$.b', 'Expected 1 to be 2')];
    expect(reasons(b, a)).toEqual(reasons(a, b));
  });

  it('shortens a long actual value but keeps the expected one', () => {
    const [reason = ''] = reasons(
      body('$', `Expected '${'x'.repeat(5000)}' (String) to be a number`),
    );
    expect(reason).toMatch(/which has to be a number$/);
    expect(reason.length).toBeLessThan(300);
  });
});
