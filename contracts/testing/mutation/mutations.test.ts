import { describe, expect, it } from 'vitest';
import { mutationsOf, withSecondItems } from './mutations';
import type { Json } from './mutations';

const changesAt = (body: Json, field: string) =>
  mutationsOf(body)
    .filter((mutation) => mutation.field === field)
    .map(({ change }) => change);
const bodyOf = (body: Json, field: string, change: string) =>
  mutationsOf(body).find((one) => one.field === field && one.change === change)?.body;

describe('mutationsOf a body', () => {
  it('drops, renames, nulls, retypes and empties a text', () => {
    expect(changesAt({ name: 'a' }, '$.name')).toEqual(
      'dropped renamed nulled retyped-number retyped-boolean retyped-list retyped-object emptied'.split(
        ' ',
      ),
    );
    expect(bodyOf({ name: 'a', id: 1 }, '$.name', 'dropped')).toEqual({ id: 1 });
    expect(bodyOf({ name: 'a' }, '$.name', 'renamed')).toEqual({ nameRenamed: 'a' });
    expect(bodyOf({ name: 'a' }, '$.name', 'nulled')).toEqual({ name: null });
    expect(bodyOf({ name: 'a' }, '$.name', 'emptied')).toEqual({ name: '' });
  });

  it('converts a value to the other types and adds a fraction to whole numbers', () => {
    expect(bodyOf({ n: 200 }, '$.n', 'retyped-string')).toEqual({ n: '200' });
    expect(bodyOf({ n: '200' }, '$.n', 'retyped-number')).toEqual({ n: 200 });
    expect(bodyOf({ on: true }, '$.on', 'retyped-string')).toEqual({ on: 'true' });
    expect(bodyOf({ n: 1 }, '$.n', 'fraction')).toEqual({ n: 1.5 });
    expect(changesAt({ n: 2.99 }, '$.n')).not.toContain('fraction');
  });

  it('flips booleans, and changes sign and value of numbers', () => {
    expect(bodyOf({ on: true }, '$.on', 'flipped')).toEqual({ on: false });
    expect(bodyOf({ n: 2.99 }, '$.n', 'negated')).toEqual({ n: -2.99 });
    expect(bodyOf({ n: 2.99 }, '$.n', 'zeroed')).toEqual({ n: 0 });
    expect(bodyOf({ n: 2.99 }, '$.n', 'three-decimals')).toEqual({ n: 2.995 });
    expect(changesAt({ n: 1 }, '$.n')).not.toContain('three-decimals');
    expect(changesAt({ n: 0 }, '$.n')).not.toContain('zeroed');
  });

  it('changes a time, and makes it invalid', () => {
    const body = { at: '2026-11-21T10:00:00Z' };
    expect(bodyOf(body, '$.at', 'moved')).toEqual({ at: '2027-11-21T10:00:00Z' });
    expect(bodyOf(body, '$.at', 'invalid')).toEqual({ at: '2026-13-45T99:99:99Z' });
    expect(bodyOf(body, '$.at', 'ancient')).toEqual({ at: '0001-01-01T00:00:00Z' });
    expect(changesAt({ at: 'soon' }, '$.at')).not.toContain('moved');
  });

  it('replaces a choice by another one and by an unknown one', () => {
    const choices = new Map([['$.list[*].unit', ['day', 'year']]]);
    const mutations = mutationsOf({ list: [{ unit: 'day' }] }, choices);
    const unit = (change: string) =>
      mutations.find((one) => one.field === '$.list[0].unit' && one.change === change)?.body;
    expect(unit('other-choice')).toEqual({ list: [{ unit: 'year' }] });
    expect(unit('unknown-choice')).toEqual({ list: [{ unit: 'unheard-of' }] });
  });

  it('changes objects and lists at every depth, one change at a time', () => {
    const body = { data: { list: [{ id: '1' }, { id: '2' }] }, code: 200 };
    expect(bodyOf(body, '$.data.list[1].id', 'dropped')).toEqual({
      data: { list: [{ id: '1' }, {}] },
      code: 200,
    });
    expect(bodyOf(body, '$.data.list[0]', 'nulled')).toEqual({
      data: { list: [null, { id: '2' }] },
      code: 200,
    });
    expect(bodyOf(body, '$.data.list', 'emptied')).toEqual({ data: { list: [] }, code: 200 });
    expect(bodyOf(body, '$', 'retyped-list')).toEqual([body]);
    expect(body).toEqual({ data: { list: [{ id: '1' }, { id: '2' }] }, code: 200 });
  });

  it('never returns the unchanged body or the same change twice', () => {
    const body = { a: null, b: '', c: [], d: {}, e: 0, f: false, g: [[1]], h: 'x', i: 1.5 };
    const mutations = mutationsOf(body);
    const texts = mutations.map((mutation) => JSON.stringify(mutation.body));
    expect(texts).not.toContain(JSON.stringify(body));
    const places = mutations.map(({ field, change }) => `${field} ${change}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('fills an empty list, and does not empty or null a value that already is', () => {
    expect(changesAt({ list: [] }, '$.list')).toContain('filled');
    expect(changesAt({ list: [] }, '$.list')).not.toContain('emptied');
    expect(changesAt({ text: '' }, '$.text')).not.toContain('emptied');
    expect(changesAt({ none: null }, '$.none')).not.toContain('nulled');
  });
});

describe('withSecondItems', () => {
  it('duplicates the item of every list of one, also in nested lists', () => {
    expect(withSecondItems({ list: [{ in: [1] }], none: [] }, () => false)).toEqual({
      list: [{ in: [1, 1] }, { in: [1, 1] }],
      none: [],
    });
  });

  it('does not duplicate items of a list that needs only one matching element', () => {
    const keeps = (field: string) => field === '$.list';
    expect(withSecondItems({ list: [[1]] }, keeps)).toEqual({ list: [[1, 1]] });
  });
});
