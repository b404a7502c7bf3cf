import { describe, expect, it } from 'vitest';
import { framedPages, isFramedPage, withAttachScript } from './framedPages';

const services = ['/api', '/__mock'];
const ask = (url: string, dest: string | undefined, method = 'GET') =>
  isFramedPage(
    { url, method, headers: dest === undefined ? {} : { 'sec-fetch-dest': dest } },
    services,
  );

describe('a page in a frame', () => {
  it.each(['/', '/bills', '/bills/80001?back=1', '/a?file=b.js', '/apiary'])('%s is one', (url) => {
    expect(ask(url, 'iframe')).toBe(true);
  });

  it.each([
    ['/', 'document', 'GET'],
    ['/', undefined, 'GET'],
    ['/', 'empty', 'GET'],
    ['/', 'iframe', 'POST'],
    ['/__mock/pay/stripe/1', 'iframe', 'GET'],
    ['/__mock?a', 'iframe', 'GET'],
    ['/api/ipc/house/houseList', 'iframe', 'GET'],
    ['/assets/index-1.js', 'iframe', 'GET'],
  ])('%s for %s with %s is not framed', (url, dest, method) => {
    expect(ask(url, dest, method)).toBe(false);
  });

  it('gets its script before all others', () => {
    const page = withAttachScript(
      '<html><head lang="en"><script src="a.js"></script></head></html>',
    );
    expect(page).toMatch(/^<html><head lang="en">\s*<script src="\/__mock\/phone\/attach.js">/);
  });

  it('is a matter of the servers alone: a build has no part in it', () => {
    const { apply, ...hooks } = framedPages(services);
    expect(apply).toBe('serve');
    expect(Object.keys(hooks).sort()).toEqual([
      'configurePreviewServer',
      'configureServer',
      'name',
    ]);
  });
});
