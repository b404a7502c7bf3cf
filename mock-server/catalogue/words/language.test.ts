import { beforeAll, describe, expect, it } from 'vitest';
import customerMessages from '../../testing/customerMessages.json' with { type: 'json' };
import furtherMessages from '../../testing/furtherMessages.json' with { type: 'json' };
import tickets from '../../testing/tickets.json' with { type: 'json' };
import { languageOf } from './language';

// The first call reads all texts of the portal.
beforeAll(() => void languageOf('plan'), 60_000);

describe('the language of what a customer writes', () => {
  it.each([...customerMessages, ...furtherMessages, ...tickets])(
    'is recognized: $message',
    (mail) => {
      expect(languageOf(mail.message)?.slice(0, 2)).toBe(mail.language);
    },
  );

  it('is recognized from one word that only one language has', () => {
    expect(languageOf('Geschenkkarte')).toBe('de-DE');
    expect(languageOf('gift card used')).toBe('en-US');
  });

  it.each(['Lakeside 12', '東京', 'promotion', '$3.24', ''])(
    'stays open for a name, and for what several languages say: “%s”',
    (text) => expect(languageOf(text)).toBeNull(),
  );
});
