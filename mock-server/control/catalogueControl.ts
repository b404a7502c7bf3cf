import type { Application } from 'express';
import mapValues from 'lodash/mapValues.js';
import once from 'lodash/once.js';
import { endpoints } from '@homeview/contracts/catalogue';
import { encodeCase } from '@homeview/contracts/customer/caseCode';
import { findReference, referenceProblem } from '../texts/findReference';
import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import { PLATFORMS } from '@homeview/contracts/vocabulary/app/platform';
import { SCREENS } from '@homeview/contracts/vocabulary/app/screens';
import { inBackground } from '../background/background';
import { FAULT_KINDS } from '../calls/faultKinds';
import { cases } from '../catalogue/cases';
import type { Case } from '../catalogue/cases';
import { describeCase } from '../catalogue/describeCase';
import { failures } from '../catalogue/failures';
import { openPath } from '../catalogue/openPath';
import { reproduce } from '../catalogue/reproduce';
import { placeOfScreen } from '../catalogue/places';
import { screenWords } from '../catalogue/screenWords';
import { MAX_QUERY_LENGTH, TOO_LONG } from '../catalogue/queryLength';
import { KINDS } from '../catalogue/expectedText/expectedText';
import { checkCustomer } from '../scenarios/checkCustomer';
import { traitsOfPlace } from '../scenarios/place';
import { findScenario } from '../scenarios/registry';
import { emptyWorld } from '../world/world';
import { textsOf } from '../texts/messages';
import { asRecord, control, textField } from './control';
import { ControlError } from './controlError';
import { readCase } from './readCase';

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
  get('case/:code', ({ params: { code = '' } }) => tellCase(code));
  get('reference/:reference', (req, res) => {
    const text = req.params.reference ?? '';
    const found = findReference(text);
    if (!found) throw new ControlError(400, referenceProblem(text) ?? NO_REFERENCE);
    res.redirect(302, openPath(reproduce(found.reference).opening));
  });
}

const NO_REFERENCE = 'This is not a reference. A reference looks like R1-0M1EW-ME92B.';

/** @throws ControlError 400. */
function tellCase(text: string) {
  const { traits, code } = readCase(text);
  return { ...describeCase(traits, code), impossible: checkCustomer(traits) };
}

/** The response of `/__mock/case/:code`. */
export type CaseCodeResponse = ReturnType<typeof tellCase>;

/** @throws ControlError 400 without a text, or when it is too long to search. */
function readAndSearch(fields: Record<string, unknown>) {
  const text = textField(fields, 'q');
  if (text === undefined) throw new ControlError(400, 'Add a search text: ?q=…');
  if (text.length <= MAX_QUERY_LENGTH) return inBackground('search', text);
  throw new ControlError(400, TOO_LONG);
}

const tellCatalogue = once(() => ({
  cases: cases.map(toResponse),
  failures,
  screens: SCREENS,
  /** Where each screen can be seen, also one that no case opens on. */
  places: placeOfScreen,
  /** What the address of each screen names, such as the first plan, for composing a customer. */
  screenValues: mapValues(placeOfScreen, ({ scenario, path }) => {
    const world = emptyWorld();
    findScenario(scenario)?.build(world, new Date());
    return traitsOfPlace(path, world)?.values ?? [];
  }),
  kinds: KINDS,
  locales: LOCALES,
  platforms: PLATFORMS,
  calls: endpoints.map(({ name }) => name),
  faultKinds: FAULT_KINDS,
}));

/** The response of `/__mock/catalogue`: everything the console can choose from. */
export type CatalogueResponse = ReturnType<typeof tellCatalogue>;

/** A scenario as the control API returns it. */
export const toResponse = ({ scenario, screen, kinds, shows, reads, then, codes }: Case) => {
  const { id, title, description, ledger, path, platform, account, traits } = scenario;
  const { username, password } = account;
  const says = screen === null ? title : `${title}, on ${screenWords[screen]}`;
  const shown = { says, screen, kinds, shows, reads, then, codes, case: encodeCase(traits) };
  return { id, title, description, ledger, path, platform, username, password, ...shown };
};

export type CaseResponse = ReturnType<typeof toResponse>;
