import { BRAND } from '@homeview/contracts/brand';
import { html } from '../http/html';
import type { Markup } from '../http/html';
import type { Page } from '../http/page';
import { MAX_CODE, REFUSABLE } from './refusal';
import { PHONE_STYLES } from './phoneStyles';

const settings: Markup = html`<form id="settings" aria-labelledby="settings-title">
  <h2 id="settings-title">Phone</h2>
  <fieldset>
    <legend>System</legend>
    <label><input type="radio" name="os" value="ios" /> iOS</label>
    <label><input type="radio" name="os" value="android" /> Android</label>
  </fieldset>
  <fieldset>
    <legend>Appearance</legend>
    <label><input type="radio" name="scheme" value="light" /> Light</label>
    <label><input type="radio" name="scheme" value="dark" /> Dark</label>
  </fieldset>
  <div class="field">
    <label for="device">Device</label>
    <select id="device" name="device"></select>
  </div>
  <div class="field">
    <label for="version">App version</label>
    <input id="version" name="version" required autocomplete="off" spellcheck="false" />
  </div>
  <div class="field">
    <label for="area">System bars</label>
    <select id="area" name="area">
      <option value="over">over the page</option>
      <option value="tint">over the page, tinted</option>
      <option value="free">kept off the page by the app</option>
    </select>
  </div>
  <div class="field">
    <label for="refused">The app refuses</label>
    <select id="refused" name="refused">
      <option value="">nothing</option>
      ${REFUSABLE.map((method) => html`<option value="${method}">${method}</option>`)}
    </select>
  </div>
  <div class="field">
    <label for="code">with the code</label>
    <input id="code" name="code" type="number" min="0" max="${String(MAX_CODE)}" required />
  </div>
  <p class="hint">A change opens the page again. The address of this page holds all choices.</p>
</form>`;

const button = (id: string, label: string, hint: string): Markup =>
  html`<li>
    <button type="button" id="${id}" aria-describedby="${id}-hint">${label}</button>
    <span class="hint" id="${id}-hint">${hint}</span>
  </li>`;

const steering: Markup = html`<section aria-labelledby="steer-title">
    <h2 id="steer-title">App</h2>
    <ul class="deeds three">
      ${button('back', 'Back', 'one page')} ${button('reload', 'Reload', 'this page')}
      ${button('again', 'Reopen', 'the first page')}
    </ul>
  </section>
  <section aria-labelledby="tell-title">
    <h2 id="tell-title">Tell the page</h2>
    <ul class="deeds">
      ${button('front', 'App to the front', 'frees a button that waits')}
      ${button('behind', 'App to the back', 'as behind another app')}
      ${button('unknown', 'Unknown event', 'answered 404')}
      ${button('bad', 'Bad event', 'answered 400, or 404 where nobody listens')}
    </ul>
  </section>`;

/** The page around the portal in its pretend app. Its script draws the phone. */
export const phonePage = (sandbox: string): Page => ({
  title: `Pretend phone of the mock (${sandbox})`,
  css: PHONE_STYLES,
  body: html`<header>
      <h1>Pretend phone</h1>
      <p>${BRAND} in the app, sandbox <code>${sandbox}</code></p>
      <a href="/__mock/">All scenarios</a>
    </header>
    <main aria-label="The phone and its controls">
      <section id="place" aria-label="Phone">
        <div id="phone" data-sandbox="${sandbox}">
          <div id="screen">
            <div class="cover top" aria-hidden="true"></div>
            <div class="cover low" aria-hidden="true"></div>
          </div>
        </div>
        <noscript>The phone needs JavaScript.</noscript>
      </section>
      <div class="panel">
        <p id="notice" role="status"></p>
        ${settings} ${steering}
        <section aria-labelledby="pasteboard-title">
          <h2 id="pasteboard-title">Pasteboard</h2>
          <p id="pasteboard">Empty</p>
        </section>
      </div>
      <section class="panel" aria-labelledby="calls-title">
        <div class="head">
          <h2 id="calls-title">Over the bridge</h2>
          <button type="button" id="clear" class="plain">Clear</button>
        </div>
        <p class="at">Page <code id="address"></code></p>
        <ol id="calls" aria-labelledby="calls-title" tabindex="0"></ol>
      </section>
    </main>`,
});
