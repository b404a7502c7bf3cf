/** The files of a report: JUnit for CI and HTML for people. The same for every command. */
import { closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { WrongArguments } from '../../commandLine.mjs';
import { html } from './html.mjs';
import { junit } from './junit.mjs';

export const FILE_OPTIONS = { junit: { type: 'string' }, html: { type: 'string' } };

/** Checked in advance: otherwise a whole run would end without its report. */
function checked(name, file) {
  if (file === undefined) return undefined;
  try {
    if (existsSync(file) && statSync(file).isDirectory()) throw { code: 'it is a folder' };
    mkdirSync(dirname(file), { recursive: true });
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new WrongArguments(`--${name}: ${file} cannot be written (${error.code}).`);
  }
  return resolve(file);
}

/** The files to write. @throws WrongArguments if one cannot be written */
export const reportFiles = (values) => ({
  junitFile: checked('junit', values.junit),
  htmlFile: checked('html', values.html),
});

/**
 * Writes the files that are wanted.
 * @param report `{ title, summary, results, groups }`, see report.mjs
 */
export function writeReport({ junitFile, htmlFile }, { results, ...page }) {
  for (const [file, text] of [
    [junitFile, junit(results)],
    [htmlFile, html(page)],
  ]) {
    if (!file) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Where the files are, for the end of the console's text. */
export const filesText = ({ junitFile, htmlFile }) =>
  [junitFile && `JUnit: ${junitFile}`, htmlFile && `HTML: ${htmlFile}`].filter(Boolean).join('\n');
