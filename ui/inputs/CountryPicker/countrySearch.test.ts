import { describe, expect, it } from 'vitest';
import { searchCountries, typeAhead } from './countrySearch';

const list = (...names: string[]) => names.map((name) => ({ id: name, name }));
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

const world = list('Algeria', 'Côte d’Ivoire', 'Germany', 'New Zealand', 'Niger', 'Nigeria');

describe('searchCountries', () => {
  it('finds parts of names: names that start with the text first, otherwise in the given order', () => {
    expect(names(searchCountries(world, 'ger'))).toEqual([
      'Germany',
      'Algeria',
      'Niger',
      'Nigeria',
    ]);
  });

  it.each(['cote', 'CÔTE', '  côte '])('finds Côte d’Ivoire by "%s"', (query) => {
    expect(names(searchCountries(world, query))).toEqual(['Côte d’Ivoire']);
  });

  it.each(['', '   '])('returns the whole list for an empty search (%j)', (query) => {
    expect(searchCountries(world, query)).toBe(world);
  });

  it('distinguishes Thai vowel signs and Japanese voice marks', () => {
    const asia = list('ไทย', 'ทา', 'ガーナ', 'カナダ');
    expect(names(searchCountries(asia, 'ガ'))).toEqual(['ガーナ']);
    expect(names(searchCountries(asia, 'ไท'))).toEqual(['ไทย']);
  });

  it.each([
    ['Tuerkei', 'Türkei'],
    ['turkei', 'Türkei'],
    ['AEGYP', 'Ägypten'],
    ['oester', 'O\u0308sterreich'],
    ['ＴＵＲ', 'Türkei'],
    ['INDI', 'Indien'],
    ['русс', 'РУССКИЙ'],
  ])('finds by "%s" the country %s', (query, name) => {
    const here = list('Türkei', 'Ägypten', 'O\u0308sterreich', 'Indien', 'РУССКИЙ');
    expect(names(searchCountries(here, query))).toEqual([name]);
  });

  describe('with aliases', () => {
    const known = [
      { id: 'AT', name: 'オーストリア', alsoKnownAs: ['AT', 'Austria'] },
      { id: 'GB', name: 'United Kingdom', alsoKnownAs: ['GB', 'UK', 'England'] },
      { id: 'NL', name: 'Netherlands', alsoKnownAs: ['NL', 'Netherlands', 'Holland'] },
      { id: 'TR', name: 'Türkiye', alsoKnownAs: ['TR', 'Türkei', 'Turkey'] },
      { id: 'UA', name: 'Ukraine', alsoKnownAs: ['UA', 'Ukraine'] },
      { id: 'US', name: 'United States', alsoKnownAs: ['US', 'USA', 'America', '米国'] },
    ];

    it.each([
      ['USA', ['United States']],
      ['ＵＳＡ', ['United States']],
      ['米国', ['United States']],
      ['Tuerkei', ['Türkiye']],
      ['us', ['United States']],
      ['UK', ['United Kingdom', 'Ukraine']],
      ['gb', ['United Kingdom']],
      ['engl', ['United Kingdom']],
      ['Holland', ['Netherlands']],
      ['turk', ['Türkiye']],
      ['Turkey', ['Türkiye']],
      ['austria', ['オーストリア']],
      ['a', ['Netherlands', 'Ukraine', 'United States', 'オーストリア']],
    ])('finds by "%s" the countries %j', (query, found) => {
      expect(names(searchCountries(known, query))).toEqual(found);
    });
  });

  it.each(['.*', '[', '\\', '(?='])('treats %s as text, not as a pattern', (query) => {
    expect(searchCountries(world, query)).toEqual([]);
  });
});

describe('typeAhead', () => {
  const at = (name: string) => world.findIndex((country) => country.name === name);
  const leadsTo = (from: string, typed: string) =>
    world[typeAhead(world, at(from), typed)]?.name ?? null;

  it.each([
    ['Algeria', 'n', 'New Zealand'],
    ['New Zealand', 'n', 'Niger'],
    ['Nigeria', 'n', 'New Zealand'],
  ])('moves from %s by the letter %s to %s', (from, typed, to) => {
    expect(leadsTo(from, typed)).toBe(to);
  });

  it('cycles through the names with a repeated first letter', () => {
    expect(leadsTo('New Zealand', 'nn')).toBe('Niger');
    expect(leadsTo('Niger', 'nnn')).toBe('Nigeria');
  });

  it('uses further letters to narrow, and keeps the active name if it still matches', () => {
    expect(leadsTo('Niger', 'ni')).toBe('Niger');
    expect(leadsTo('New Zealand', 'nigeri')).toBe('Nigeria');
    expect(leadsTo('Algeria', 'new z')).toBe('New Zealand');
  });

  it('returns -1 if no name matches', () => {
    expect(leadsTo('Niger', 'x')).toBeNull();
    expect(typeAhead([], 0, 'a')).toBe(-1);
  });
});
