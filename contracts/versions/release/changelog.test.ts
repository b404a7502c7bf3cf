import { describe, expect, it } from 'vitest';
import { hasVersion, withChanges } from './changelog';

const LOG = '# Changelog\n\nHow to read it.\n\n## 1.0.0\n\nThe first one.\n';
const add = (changelog: string, changes: string) =>
  withChanges(changelog, { version: '2.0.0', since: '1.0.0', changes });

describe('the changelog', () => {
  it('gets a new version as its first section, and keeps the others', () => {
    const written = add(LOG, '- a');
    expect(written.indexOf('## 2.0.0')).toBeLessThan(written.indexOf('## 1.0.0'));
    expect(written).toMatch(/^# Changelog\n\nHow to read it\.\n\n## 2\.0\.0\n\n<!-- changes since/);
    expect(written).toMatch(/\n- a\n[\s\S]*\n## 1\.0\.0\n\nThe first one\.\n$/);
    expect([hasVersion(LOG, '2.0.0'), hasVersion(written, '2.0.0')]).toEqual([false, true]);
  });

  it('replaces the list of a version that is there, and nothing else', () => {
    const first = add(LOG, '- a').replace('## 2.0.0\n', '## 2.0.0\n\nWhy we did it.\n');
    const second = add(first, '- b');
    expect(second).toContain('Why we did it.');
    expect(second).toContain('- b');
    expect(second).not.toContain('- a');
    expect(add(second, '- b')).toBe(second);
  });

  it('adds the list below a text that was written by hand', () => {
    const written = add(LOG.replace('## 1', '## 2.0.0\n\nBy hand.\n\n## 1'), '- a');
    expect(written).toMatch(/By hand\.\n\n<!-- changes[\s\S]*- a[\s\S]*## 1\.0\.0/);
  });

  it('begins a changelog that has no version yet', () => {
    expect(add('# Changelog\n', '- a')).toMatch(/^# Changelog\n\n## 2\.0\.0\n/);
  });
});
