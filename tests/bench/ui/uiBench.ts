import type { Verdict } from '../aims';
import { dialogTimes } from './dialogTimes';
import type { DialogTimes } from './dialogTimes';
import { groupCosts } from './groupCosts';
import type { GroupCosts } from './groupCosts';
import { listTimes } from './listTimes';
import type { ListTimes } from './listTimes';
import { groupVerdicts, listVerdicts } from './uiAims';

export interface UiBench {
  readonly verdicts: Verdict[];
  readonly groups: GroupCosts;
  readonly lists: ListTimes;
  readonly dialogs: DialogTimes;
}

/**
 * Measures the design system: the cost of its groups of components relative to plain MUI, and the
 * growth of its device list and dialog queue.
 */
export async function uiBench(): Promise<UiBench> {
  const lists = await listTimes();
  const dialogs = await dialogTimes();
  const groups = await groupCosts();
  return { verdicts: [...listVerdicts(lists), ...groupVerdicts(groups)], groups, lists, dialogs };
}
