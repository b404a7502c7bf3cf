/** React as modules is what React is as CommonJS: the same names, and no file read by half. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { asModule, reactFiles } from '../../.ci/reactAsModules';

const require = createRequire(import.meta.url);

describe('React as modules', () => {
  it.each([...reactFiles()])('%s has the names it had', (asked, file) => {
    const module = asModule(readFileSync(file, 'utf8'));
    const [, exported = ''] = /^export \{ (.*) \};$/m.exec(module) ?? [];
    const names = exported.split(', ').map((entry) => entry.split(' as ')[1]);
    expect(names.sort(), asked).toEqual(Object.keys(require(file) as object).sort());
  });

  it('imports what a file requires, under its name', () => {
    const module = asModule('var A = require("a"),\n  B = require("b");\nexports.c = A.x + B.y;');
    expect(module).toMatch(/^import \* as A from 'a';\nimport \* as B from 'b';\n/);
    expect(module).toContain('exports$c = A.x + B.y;');
    expect(module).toMatch(/export \{ exports\$c as c \};$/);
  });

  it.each(['module.exports = { a: 1 };', 'require("a")();', 'assign(exports, { a: 1 });'])(
    'refuses what is less plain: %s',
    (code) => {
      expect(() => asModule(code)).toThrow('no plain CommonJS');
    },
  );
});
