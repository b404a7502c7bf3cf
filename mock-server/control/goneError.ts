import { openPath, scenarioOf, withBar } from '../catalogue/openPath';
import type { Page } from '../http/page';
import { scenarios } from '../scenarios/registry';
import { ControlError } from './controlError';

/** Opens the case of a sandbox again, under the same id; null when the id doesn't name its case. */
function openAgainPath(id: string): string | null {
  const scenario = scenarioOf(
    id,
    scenarios.map((one) => one.id),
  );
  return scenario === undefined ? null : `${openPath({ scenario })}&sandbox=${id}`;
}

/** A request for a sandbox that is gone. Its message is for programs; people get `gonePage`. */
export class GoneSandbox extends ControlError {
  constructor(readonly id: string) {
    const path = openAgainPath(id);
    const advice = path === null ? 'Open its case again.' : `Open its case again: ${path}`;
    super(404, `There is no sandbox "${id}". ${advice}`);
  }
}

/** Out of the frame of the phone. */
const target = '_top' as const;

/**
 * Says that a sandbox is gone, and opens its case again.
 * @param bar whether that is under the bar.
 */
export function gonePage(id: string, { bar = false } = {}): Page {
  const path = openAgainPath(id);
  const again = path !== null && bar ? withBar(path) : path;
  const reopen = again === null ? [] : [{ href: again, label: 'Open the case again', target }];
  return {
    status: 404,
    title: 'This sandbox is gone',
    inPhone: true,
    texts: [
      `There is no sandbox “${id}” any more. The mock server was restarted without saving it, or newer sandboxes have replaced it.`,
    ],
    links: [...reopen, { href: '/__mock/', label: 'Find the case in the support console', target }],
  };
}
