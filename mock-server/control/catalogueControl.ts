import type { Application } from 'express';
import { endpoints } from '@homeview/contracts/catalogue';
import { findReference, referenceProblem } from '../texts/findReference';
import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import { PLATFORMS } from '@homeview/contracts/vocabulary/app/platform';
import { SCREENS } from '@homeview/contracts/vocabulary/app/screens';
import { inBackground } from '../background/background';
import { FAULT_KINDS } from '../calls/faultKinds';
import { cases } from '../catalogue/cases';
import type { Case } from '../catalogue/cases';
import { failures } from '../catalogue/failures';
import { openPath } from '../catalogue/openPath';
import { reproduce } from '../catalogue/reproduce';
import { placeOfScreen } from '../catalogue/places';
import { MAX_QUERY_LENGTH, TOO_LONG } from '../catalogue/queryLength';
import { KINDS } from '../catalogue/expectedText/expectedText';
import { textsOf } from '../texts/messages';
import { asRecord, control, textField } from './control';
import { ControlError } from './controlError';

/** Routes that find a customer's state: by name, by a text on the screen, or by a reference. */
export function registerCatalogue(app: Application): void {
  const get = (path: string, act: Parameters<typeof control>[0]) =>
    app.get(`/__mock/${path}`, control(act));

  get('scenarios', () => cases.map(toResponse));
  get('catalogue', tellCatalogue);
  get('texts', ({ query: { locale } }) => textsOf(typeof locale === 'string' ? locale : 'en-US'));
  get('search', ({ query }) => readAndSearch({ ...query }));
  // A whole mail in Thai does not fit into an address.
  app.post(
    '/__mock/search',
    control((req) => readAndSearch(asRecord(req))),
  );
  get('reference/:reference', (req, res) => {
    const text = req.params.reference ?? '';
    const found = findReference(text);
    if (!found) throw new ControlError(400, referenceProblem(text) ?? NO_REFERENCE);
    res.redirect(302, openPath(reproduce(found.reference).opening));
  });
}

const NO_REFERENCE = 'This is not a reference. A reference looks like R1-0M1EW-ME92B.';

/** @throws ControlError 400 without a text, or when it is too long to search. */
function readAndSearch(fields: Record<string, unknown>) {
  const text = textField(fields, 'q');
  if (text === undefined) throw new ControlError(400, 'Add a search text: ?q=…');
  if (text.length <= MAX_QUERY_LENGTH) return inBackground('search', text);
  throw new ControlError(400, TOO_LONG);
}

const tellCatalogue = () => ({
  cases: cases.map(toResponse),
  failures,
  screens: SCREENS,
  /** Where each screen can be seen, also one that no case opens on. */
  places: placeOfScreen,
  kinds: KINDS,
  locales: LOCALES,
  platforms: PLATFORMS,
  calls: endpoints.map(({ name }) => name),
  faultKinds: FAULT_KINDS,
});

/** The response of `/__mock/catalogue`: everything the console can choose from. */
export type CatalogueResponse = ReturnType<typeof tellCatalogue>;

/** A scenario as the control API returns it. */
export const toResponse = ({ scenario, screen, kinds, shows, reads, then, codes }: Case) => {
  const { id, title, description, ledger, path, platform, account } = scenario;
  const { username, password } = account;
  const shown = { screen, kinds, shows, reads, then, codes };
  return { id, title, description, ledger, path, platform, username, password, ...shown };
};

export type CaseResponse = ReturnType<typeof toResponse>;
