import { BRAND } from '@homeview/contracts/brand';
import { html } from '../http/html';
import type { Page } from '../http/page';
import type { Scenario } from '../scenarios/scenario';

const CSS = `
*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2230;background:#f3f5f9}
header,main{max-width:68rem;margin:auto;padding:1rem}
header{padding-top:2.5rem}
h1{margin:0;font-size:1.75rem;line-height:1.2}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(20rem,100%),1fr));gap:1rem;margin:0;
  padding:0;list-style:none}
li{display:flex;flex-direction:column;gap:.5rem;padding:1.25rem;background:#fff;border-radius:14px;
  box-shadow:0 1px 2px #0002}
h2{margin:0;font-size:1.0625rem;line-height:1.35}
p{margin:0;color:#3f485a}
code{font-size:.875rem;color:#3f485a;overflow-wrap:anywhere}
.open{margin-top:auto;align-self:start;padding:.625rem 1.25rem;border-radius:999px;background:#1d3f9e;color:#fff;
  font-weight:700;text-decoration:none}
:focus-visible{outline:3px solid #1b2230;outline-offset:2px}
`;

/** All scenarios with a link into each. */
export const consolePage = (scenarios: readonly Scenario[]): Page => ({
  title: `${BRAND}: scenarios of the mock server`,
  css: CSS,
  body: html`<header>
      <h1>${BRAND}: scenarios of the mock server</h1>
      <p>Each link makes a sandbox of its own in that state and opens the portal in it.</p>
    </header>
    <main>
      <ul>
        ${scenarios.map(
          ({ id, title, description, account }) =>
            html`<li>
              <h2 id="${id}">${title}</h2>
              <p>${description}</p>
              <code>${account.username} / ${account.password}</code>
              <a class="open" href="/__mock/open?scenario=${id}" aria-label="Open: ${title}"
                >Open</a
              >
            </li>`,
        )}
      </ul>
    </main>`,
});
