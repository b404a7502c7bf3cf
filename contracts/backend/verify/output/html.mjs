/** The report of a run as one HTML file: the groups of report.mjs, without scripts. */
import { printable } from './printable.mjs';
import { isFilled } from './report.mjs';

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text) => printable(String(text)).replace(/[&<>"]/g, (one) => ENTITIES[one]);

const element = (name, text, attributes = '') => `<${name}${attributes}>${escaped(text)}</${name}>`;

const all = (list, toHtml) => (list ?? []).map(toHtml).join('\n');

/** What was received beside what was needed. */
const differenceHtml = ({ place, got, text, expected, shown }) =>
  `<div class="difference">${place ? element('h4', place) : ''}<dl>` +
  `<div><dt>Received</dt>${element('dd', place ? (got ?? 'nothing to read') : text, ' class="got"')}</div>` +
  (expected === undefined ? '' : `<div><dt>Needed</dt>${element('dd', expected)}</div>`) +
  `</dl>${shown ? element('p', `Customers see it in ${shown}`) : ''}</div>`;

const caseHtml = ({ title, lines }) =>
  `<li>${escaped(title)}${all(lines, (line) => `<br />${element('code', line)}`)}</li>`;

/** More than this is shown when asked for. */
const MOST_CASES = 10;

function casesHtml(cases) {
  const list = `<ul>${all(cases, caseHtml)}</ul>`;
  const isLong = cases.length > MOST_CASES;
  return isLong ? `<details><summary>All ${cases.length}</summary>${list}</details>` : list;
}

const entryHtml = ({ title, lines, differences, cases, more, see }) =>
  [
    differences ? '<article>' : '<div>',
    differences || cases ? element('h3', title.replace(/:$/, '')) : element('p', title),
    all(lines, (line) => `<p>${element('code', line)}</p>`),
    all(differences, differenceHtml),
    more ? element('p', more) : '',
    cases ? casesHtml(cases) : '',
    see ? element('p', `See ${see}`, ' class="see"') : '',
    differences ? '</article>' : '</div>',
  ].join('');

const idOf = (title) => title.toLowerCase().replace(/\W+/g, '-');

const groupHtml = ({ title, tone, entries }) =>
  `<section class="${tone}" aria-labelledby="${idOf(title)}">` +
  `${element('h2', title, ` id="${idOf(title)}"`)}\n${all(entries, entryHtml)}</section>`;

const STYLE = `
:root { color-scheme: light dark; --tone: light-dark(#50565e, #b4bac3); --quiet: light-dark(#50565e, #b4bac3);
  --line: light-dark(#d0d4da, #454a52); }
.wrong { --tone: light-dark(#b3261e, #ffb4ab); }
.open { --tone: light-dark(#6b4d00, #ffd479); }
.right { --tone: light-dark(#1b6633, #8fd8a4); }
* { box-sizing: border-box; }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  color: light-dark(#1c1e21, #e6e8eb); background: light-dark(#fff, #16181b); overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.5rem; border-bottom: 2px solid var(--tone); }
h3, h4, dd, code { font-size: 0.9375rem; margin: 0; }
h4 { margin-top: 0.75rem; }
div > h3 { margin-top: 0.75rem; }
h4, dd, code { font-family: ui-monospace, Consolas, monospace; }
p { margin: 0.25rem 0; }
ul { margin: 0.25rem 0; padding-left: 1.25rem; }
article { border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: 4px;
  padding: 0.75rem 1rem; margin: 0.75rem 0; }
dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; margin: 0; }
dt, code, time, .see { color: var(--quiet); }
dt, .see { font-size: 0.875rem; }
.got { color: var(--tone); }
@media (width < 40rem) { dl { grid-template-columns: 1fr; } }`;

/**
 * A page without scripts, requests or cookies.
 * @param page `{ title, summary, groups }`
 */
export const html = ({ title, summary, groups }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="referrer" content="no-referrer" />
<title>${escaped(title)}</title>
<link rel="icon" href="data:," />
<style>${STYLE}</style>
<main>
${element('h1', title)}
${element('p', summary)}
${element('time', new Date().toISOString().replace(/\.\d+/, ''))}
${all(groups.filter(isFilled), groupHtml)}
</main>
</html>
`;
