import dayjs from 'dayjs';

/** A day of the calendar with reminders before it. */
export interface CalendarEvent {
  /** Stays the same for the same event, so that a second import replaces the first. */
  readonly uid: string;
  /** The day in the customer's time zone. */
  readonly day: Date;
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** How many days before the event the customer is reminded. */
  readonly remindDaysBefore: readonly number[];
}

/** The longest line in octets, without its line break. RFC 5545, 3.1. */
const LINE_OCTETS = 75;
const PRODUCT = '-//Subscription portal//Calendar//EN';
const encoder = new TextEncoder();

/** Folds a line at 75 octets; a character of several octets is never split. RFC 5545, 3.1. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      // The space that marks a continued line counts.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Escapes a text value. RFC 5545, 3.3.11. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`);

const DATE_VALUE = 'YYYYMMDD';

/** @example "20261207T090503Z" */
const utcValue = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A calendar file (RFC 5545) with one event that lasts all day. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const { uid, day, title, description, url, remindDaysBefore } = event;
  const alarms = remindDaysBefore.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${days}D`,
    'END:VALARM',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcValue(now)}`,
    `DTSTART;VALUE=DATE:${dayjs(day).format(DATE_VALUE)}`,
    `DTEND;VALUE=DATE:${dayjs(day).add(1, 'day').format(DATE_VALUE)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // The day stays free for meetings.
    'TRANSP:TRANSPARENT',
    ...alarms,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
