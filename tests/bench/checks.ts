import { answerOf } from './mock/answerOf';
import type { Targets } from './peers/contestants';
import { ROWS } from './mock/worlds';

/**
 * Sends one request to every target, so that no wrong response is measured: an envelope must have
 * code 200, and a list all its rows. @throws Error.
 */
export async function checkAnswers(targets: Targets): Promise<void> {
  for (const [name, target] of Object.entries(targets)) {
    const answer = await answerOf(target);
    if (isRefusal(answer)) throw new Error(`${name} answers ${JSON.stringify(answer)}`);
    const rows = rowsIn(answer);
    if (rows !== null && rows !== ROWS) throw new Error(`${name} answers ${rows} rows.`);
  }
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isRefusal = (answer: unknown) => {
  const { code = 200 } = fieldsOf(answer);
  return code !== 200;
};

/** Number of rows of a list, of `data`, or of the `list` in it; null if there is no list. */
function rowsIn(answer: unknown): number | null {
  const { data } = fieldsOf(answer);
  const list = [answer, data, fieldsOf(data).list].find(Array.isArray);
  return list?.length ?? null;
}
