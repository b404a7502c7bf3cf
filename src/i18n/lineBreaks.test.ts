/** No-break spaces keep units with their number, and French punctuation with its word. */
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { markChinese, markJapanese, markMessage, markThai } from '../build/lineBreaks';
import { LOCALES } from '../platform/locale';
import { messages } from './languages/ja-JP';
import { messages as thai } from './languages/th-TH';

const textsOf = (locale: string) =>
  Object.entries(
    JSON.parse(readFileSync(`src/i18n/locales/${locale}.json`, 'utf8')) as Record<string, string>,
  );

const UNITS =
  'days?|months?|years?|Tag\\w*|Monat\\w*|Jahr\\w*|jours?|mois|ans?|días?|mes|meses|años?|giorn[oi]|mes[ei]|ann[oi]|hari|bulan|tahun|วัน|เดือน|ปี|天|个月|年';

it.each(LOCALES)('%s has a no-break space between a number and its unit of time', (locale) => {
  const breaking = new RegExp(`[\\d#] (${UNITS})(?![\\p{L}\\p{M}])`, 'u');
  expect(textsOf(locale).filter(([, text]) => breaking.test(text))).toEqual([]);
});

it.each(LOCALES)('%s keeps the slash of "/ month" with its word', (locale) => {
  const per = textsOf(locale).filter(([id]) => id.startsWith('plan.per.'));
  expect(per).toHaveLength(3);
  for (const [id, text] of per) expect(text, id).toMatch(/^\/\u00a0\S+$/);
});

it.each(LOCALES)('%s has a word joiner after the hyphen of "e-mail" in a sentence', (locale) => {
  const breaking = /\be-mail/i;
  const sentences = textsOf(locale).filter(([, text]) => text.includes(' '));
  expect(sentences.filter(([, text]) => breaking.test(text))).toEqual([]);
});

it('fr-FR has no-break spaces before : ; ! ? and inside guillemets', () => {
  expect(textsOf('fr-FR').filter(([, text]) => / [:;!?»]|« /.test(text))).toEqual([]);
});

describe('ja-JP breaks between phrases', () => {
  const shown = (text: string) => markJapanese(text).split('\u200b');

  it.each([
    [['クラウドプラン']],
    [['この', 'プランで', '録画できる', 'デバイスは', '3台までです。']],
    [['自動更新を', 'オフに', 'する']],
    [['この', 'ページを', '読み込めませんでした']],
    [['お支払い方法']],
    [['もう一度', 'お試しください。', '番号を', '確認するか、', 'しばらくしてください。']],
    [['デバイス', '台数無制限']],
    [['1か月後に', '自動的に', '終了し、']],
    [['価格', '（最短）：', '「更新」の', '設定']],
  ])('%j', (phrases) => {
    expect(shown(phrases.join(''))).toEqual(phrases);
  });

  it('marks the texts around arguments and inside plurals, and leaves the arguments alone', () => {
    const [before, count, after] = markMessage(
      parse('残りは{n, plural, other {#台の録画です}}終わり'),
      markJapanese,
    );
    expect(before).toMatchObject({ value: '残りは\u200b' });
    expect(JSON.stringify(count)).toContain('台の\u200b録画です');
    expect(after).toMatchObject({ value: '終わり' });
  });

  it('never breaks inside a run of katakana, in any text', () => {
    const katakana = '[\\p{Script=Katakana}ー]';
    const inside = new RegExp(`${katakana}\u200b${katakana}`, 'u');
    const texts = Object.entries(messages).map(([id, text]) => [id, JSON.stringify(text)] as const);
    expect(texts.filter(([, text]) => inside.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => text.includes('\u200b')).length).toBeGreaterThan(300);
  });
});

it.each([
  ['礼品卡将在一分钟内存入您的账号。', '礼品卡将在一分钟内存入您的账\u2060号。'],
  ['新套餐生效前已锁定', '新套餐生效前已锁\u2060定'],
  ['支付方式', '支付方式'],
  ['请联系 HomeView', '请联系 HomeView'],
  ['已经用过了吗？', '已经用过了\u2060吗？'],
])('zh-CN leaves no last character of %j alone on its line', (text, marked) => {
  expect(markChinese(text)).toBe(marked);
});

describe('th-TH', () => {
  it('keeps words in one piece that browsers do not know', () => {
    expect(markThai('แพ็กเกจนี้')).toBe('แพ็ก\u2060เก\u2060จนี้');
    expect(markThai('ออกจากระบบ')).toBe('ออกจากระบบ');
  });

  it('has no such word in its texts without the marks', () => {
    expect(JSON.stringify(thai)).toContain('แพ็ก\u2060เก\u2060จ');
    expect(JSON.stringify(thai)).not.toMatch(/แพ็กเ|คลาว|สมาร/);
  });
});
