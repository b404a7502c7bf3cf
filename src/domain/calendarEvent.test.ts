import { describe, expect, it } from 'vitest';
import { calendarFile, escapeText, foldLine } from './calendarEvent';
import type { CalendarEvent } from './calendarEvent';

const octets = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

const fileWith = (event: Partial<CalendarEvent> = {}) =>
  calendarFile(
    {
      uid: '70001-12/07/2026@portal.example',
      day: new Date(2026, 11, 7, 23, 30),
      title: 'Cloud Recording renews',
      description: 'For $2.99',
      url: 'https://portal.example/subscription/70001',
      remindDaysBefore: [3, 1],
      ...event,
    },
    new Date('2026-11-27T06:31:04.123Z'),
  );
const linesOf = (text: string) => unfolded(text).split('\r\n');

describe('a calendar file', () => {
  it('is one event of a whole day with its reminders', () => {
    expect(fileWith()).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Subscription portal//Calendar//EN',
        'BEGIN:VEVENT',
        'UID:70001-12/07/2026@portal.example',
        'DTSTAMP:20261127T063104Z',
        'DTSTART;VALUE=DATE:20261207',
        'DTEND;VALUE=DATE:20261208',
        'SUMMARY:Cloud Recording renews',
        'DESCRIPTION:For $2.99',
        'URL:https://portal.example/subscription/70001',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Cloud Recording renews',
        'TRIGGER:-P3D',
        'END:VALARM',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Cloud Recording renews',
        'TRIGGER:-P1D',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it.each([
    [new Date(2026, 11, 31), '20261231', '20270101'],
    [new Date(2028, 1, 28), '20280228', '20280229'],
  ])('ends on the day after %s', (day, start, end) => {
    const lines = linesOf(fileWith({ day }));
    expect(lines).toContain(`DTSTART;VALUE=DATE:${start}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${end}`);
  });

  it('breaks every line with CRLF, and leaves no bare line break in a value', () => {
    const text = fileWith({ title: 'Garden\nand garage', description: 'One\r\nTwo\rThree' });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(linesOf(text)).toContain(String.raw`SUMMARY:Garden\nand garage`);
    expect(linesOf(text)).toContain(String.raw`DESCRIPTION:One\nTwo\nThree`);
  });

  it.each([
    ['Cloud; Recording, all\\any', String.raw`Cloud\; Recording\, all\\any`],
    ['BEGIN:VALARM', 'BEGIN:VALARM'],
  ])('escapes the name %s', (name, escaped) => {
    expect(escapeText(name)).toBe(escaped);
  });

  it.each([
    ['letters', 'Cloud Recording '.repeat(20)],
    ['umlauts', 'Überwachung für Gärten '.repeat(12)],
    ['Japanese', 'クラウド録画プラン'.repeat(12)],
    ['emoji', '📷🏡'.repeat(40)],
  ])('folds at 75 octets without splitting a character: %s', (_, name) => {
    const text = fileWith({ title: name, description: name });
    for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
    expect(linesOf(text)).toContain(`SUMMARY:${name}`);
  });

  it('leaves a line of exactly 75 octets alone, and fills each folded line', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });
});
