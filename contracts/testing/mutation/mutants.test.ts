import { describe, expect, it } from 'vitest';
import { ALLOWED } from './allowed';
import { runVerifier } from './runVerifier';
import { mutantsOf, nameOf, recorded } from './mutants';
import type { Json } from './mutations';
import { allInteractions } from './pactFiles';
import type { Interaction } from './pactFiles';
import { verdictsIn } from './verifyAnswers';

const interaction = (content: Json, status = 200): Interaction => ({
  call: 'login',
  description: 'a sign-in',
  request: { method: 'POST', path: '/login' },
  response: { status, body: { content } },
});
const granted = interaction({ code: 200, data: { list: [{ id: '1' }] } });
const refused = interaction({ code: 400, desc: 'No.' });
const named = (from: Interaction, name: string) => {
  const found = mutantsOf(from).find((mutant) => nameOf(mutant) === name);
  if (!found) throw new Error(`No mutant is called ${name}.`);
  return found;
};

describe('mutantsOf', () => {
  it('changes status, code and content type one at a time', () => {
    expect(named(granted, 'login status 500').answer).toEqual({
      ...recorded(granted),
      status: 500,
    });
    expect(named(granted, 'login content-type missing').answer.contentType).toBeNull();
    expect(named(granted, 'login $.code 70032').answer.body).toContain('"code":70032');
    expect(mutantsOf(granted).map(nameOf)).not.toContain('login status 200');
    expect(mutantsOf(granted).map(nameOf)).not.toContain('login $.code 200');
  });

  it('knows the choices of a call from its schema', () => {
    const pays = { ...interaction({ code: 200, data: [1] }), call: 'payModeList' };
    expect(named(pays, 'payModeList $.data[*] other-choice').answer.body).toContain('[2,1]');
    expect(named(pays, 'payModeList $.data[*] unknown-choice').answer.body).toContain('9999');
  });

  it('truncates the body and removes it', () => {
    expect(() => JSON.parse(named(granted, 'login $ cut').answer.body) as Json).toThrow();
    expect(named(granted, 'login $ missing').answer.body).toBe('');
  });

  it('names mutants by call, error code, field without indices, and change', () => {
    expect(mutantsOf(granted).map(nameOf)).toContain('login $.data.list[*].id dropped');
    expect(mutantsOf(refused).map(nameOf)).toContain('login:400 $.desc emptied');
  });

  it('creates more than 20 mutants for every committed interaction', () => {
    for (const one of allInteractions()) expect(mutantsOf(one).length).toBeGreaterThan(20);
  });
});

describe('runVerifier', () => {
  const kept = named(granted, 'login $.data.list[*].id emptied');
  const other = named(refused, 'login:400 status 401');

  it('separates killed mutants, allowed survivors and unexpected survivors', () => {
    const entry = { mutant: '* $.data*.id emptied', reason: 'free' };
    const all = [kept, other, named(granted, 'login $ cut')];
    expect(runVerifier(all, [true, true, false], [entry], true)).toEqual({
      killed: 1,
      allowed: [kept],
      unexpected: [other],
      stale: [],
    });
  });

  it('does not apply an entry for successful responses to error responses', () => {
    const entry = { mutant: '* status 401', reason: 'free' };
    expect(runVerifier([other], [true], [entry], true).unexpected).toEqual([other]);
  });

  it('reports stale entries of the allow-list on a full run only', () => {
    const entry = { mutant: '*:* status 401', reason: 'free' };
    expect(runVerifier([other], [false], [entry], true).stale).toEqual([entry]);
    expect(runVerifier([other], [false], [entry], false).stale).toEqual([]);
  });
});

describe('the allow-list', () => {
  it('has a reason for each entry and no duplicates', () => {
    for (const { reason } of ALLOWED) expect(reason).toMatch(/\w+.*\.$/);
    expect(new Set(ALLOWED.map(({ mutant }) => mutant)).size).toBe(ALLOWED.length);
  });
});

describe('verdictsIn', () => {
  it('reads the verdicts of a JUnit file by mutant number', () => {
    const junit = `<testcase classname="p" name="mutant 0;"/>
      <testcase classname="p" name="mutant 1;"><failure message="m">why</failure></testcase>`;
    const verdicts = verdictsIn(junit);
    expect(verdicts.get(0)).toBeNull();
    expect(verdicts.get(1)).toContain('why');
    expect(verdicts.get(2)).toBeUndefined();
  });
});
