/** The report of a first look; an answer that was not seen is no failure. */
import { groupBy, groupsOf, rightGroup } from '../verify/output/report.mjs';
import { calls } from './documented.mjs';
import { differencesOf } from './problems.mjs';

/** An answer as a result of report.mjs. */
const resultOf = ({ call, request, verdict, problems, ms }, mask) => ({
  ...{ domain: call.domain, operation: call.name, description: call.name, ms },
  request: mask(request),
  passed: verdict === 'right',
  pending: verdict === 'unbuilt',
  group: verdict,
  contract: `${call.name} in openapi.json`,
  differences: differencesOf(problems, call.name, mask),
});

const unseenEntries = (documented) =>
  [...groupBy(documented, ({ state }) => state)].map(([state, same]) => ({
    title: `state "${state}"`,
    cases: same.map(({ description }) => ({ title: description })),
  }));

/**
 * The report: `{ summary, results, groups }`.
 * @param found `{ answers, documented, notes, hasWritten }`
 * @param mask hides the secrets of the run
 */
export function lookReport({ answers, documented, notes, hasWritten }, mask) {
  const results = answers.map((answer) => resultOf(answer, mask));
  const callsIn = (group) =>
    new Set(results.filter((one) => one.group === group).map(({ operation }) => operation));
  const [unbuilt, wrong] = [callsIn('unbuilt'), callsIn('wrong')];
  // Of a call that is wrong or not built nothing can be said.
  const unseen = documented.filter(
    ({ passed, operation }) => !passed && !unbuilt.has(operation) && !wrong.has(operation),
  );
  const asked = new Set(results.map(({ operation }) => operation));
  const changing = [...calls.values()]
    .filter((call) => call.kind === 'mutation' && call.status === 'documented')
    .flatMap(({ name }) => (asked.has(name) ? [] : name));
  const groups = [
    ...groupsOf(results, 'requests'),
    { title: 'To know', entries: notes.map((title) => ({ title: mask(title) })) },
    {
      title: 'Not asked, because they change something',
      entries: changing.length === 0 ? [] : [{ title: changing.join(', ') }],
    },
    { title: 'Not seen: this account has none. A state shows it', entries: unseenEntries(unseen) },
    rightGroup('Seen and right', documented, 'documented answers'),
  ];
  return {
    results: [...results, ...unseen.map((one) => ({ ...one, pending: true }))],
    groups,
    summary:
      `${answers.length} requests${hasWritten ? '' : ', none of which changes anything'}. ` +
      `Documented answers: ${documented.filter(({ passed }) => passed).length} seen and right, ${unseen.length} not seen. ` +
      `Calls: ${wrong.size} wrong, ${unbuilt.size} not implemented.`,
  };
}
