import { describe, expect, it } from 'vitest';
import { framedPages, isFramedPage, withAttachScript } from './framedPages';

const services = ['/api', '/__mock'];
const ask = (url: string, dest: string | undefined, method = 'GET') =>
  isFramedPage(
    { url, method, headers: dest === undefined ? {} : { 'sec-fetch-dest': dest } },
    services,
  );

describe('a page in a frame', () => {
  it.each(['/', '/bills', '/bills/80001?back=1', '/a?file=b.js', '/apiary'])(
    'includes %s',
    (url) => {
      expect(ask(url, 'iframe')).toBe(true);
    },
  );

  it.each([
    ['/', 'document', 'GET'],
    ['/', undefined, 'GET'],
    ['/', 'empty', 'GET'],
    ['/', 'iframe', 'POST'],
    ['/__mock/pay/stripe/1', 'iframe', 'GET'],
    ['/__mock?a', 'iframe', 'GET'],
    ['/api/ipc/house/houseList', 'iframe', 'GET'],
    ['/assets/index-1.js', 'iframe', 'GET'],
  ])('excludes %s for %s with %s', (url, dest, method) => {
    expect(ask(url, dest, method)).toBe(false);
  });

  it('gets the script before all others', () => {
    const page = withAttachScript(
      '<html><head lang="en"><script src="a.js"></script></head></html>',
    );
    expect(page).toMatch(/^<html><head lang="en">\s*<script src="\/__mock\/phone\/attach.js">/);
  });

  it('is served by dev and preview servers only, never by a build', () => {
    const { apply, ...hooks } = framedPages(services);
    expect(apply).toBe('serve');
    expect(Object.keys(hooks).sort()).toEqual([
      'configurePreviewServer',
      'configureServer',
      'name',
    ]);
  });
});
