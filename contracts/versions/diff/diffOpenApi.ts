/** Compares two OpenAPI documents, field by field, as the pacts are compared. */
import type { OpenApi } from './contract';
import { diffRequests, diffResponses } from './diffFields';
import type { FieldChange } from './diffFields';
import { documentedCalls } from './documentFields';
import type { DocumentedCall } from './documentFields';
import type { Change } from './diffPacts';

const changesOf = (old: DocumentedCall, now: DocumentedCall): FieldChange[] => [
  ...diffRequests(old.request, now.request),
  ...diffResponses(old.response, now.response),
  ...diffResponses(old.refusal, now.refusal, 'refusal'),
];

/** All changes from the old to the new document. */
export function diffOpenApi(old: OpenApi, now: OpenApi): Change[] {
  const [before, after] = [documentedCalls(old), documentedCalls(now)];
  const ofCall = (call: DocumentedCall, change: FieldChange): Change => {
    const { name: operation, domain, optional } = call;
    return { ...change, operation, domain, optional, interaction: '' };
  };
  const whole = (call: DocumentedCall, isNew: boolean) =>
    ofCall(call, {
      severity: isNew ? 'breaks' : 'relaxes',
      kind: isNew ? 'added' : 'removed',
      place: 'call',
      text: isNew
        ? `is new: your service must answer ${call.address}`
        : `is no longer used: your service may drop ${call.address}`,
    });
  return [
    ...[...after.values()].flatMap((call) => {
      const earlier = before.get(call.name);
      if (!earlier) return [whole(call, true)];
      return changesOf(earlier, call).map((change) => ofCall(call, change));
    }),
    ...[...before.values()]
      .filter(({ name }) => !after.has(name))
      .map((call) => whole(call, false)),
  ];
}
