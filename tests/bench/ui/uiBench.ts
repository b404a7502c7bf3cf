import type { Verdict } from '../aims';
import { dialogTimes } from './dialogTimes';
import type { DialogTimes } from './dialogTimes';
import { listTimes } from './listTimes';
import type { ListTimes } from './listTimes';
import { partSizes } from './partSizes';
import type { PartSizes } from './partSizes';
import { listVerdicts, sizeVerdicts } from './uiAims';

export interface UiBench {
  readonly verdicts: Verdict[];
  readonly sizes: PartSizes;
  readonly lists: ListTimes;
  readonly dialogs: DialogTimes;
}

/** Measures the design system: what its parts weigh, and how its device list and its queue of dialogs grow. */
export async function uiBench(): Promise<UiBench> {
  const lists = await listTimes();
  const dialogs = await dialogTimes();
  const sizes = await partSizes();
  return { verdicts: [...listVerdicts(lists), ...sizeVerdicts(sizes)], sizes, lists, dialogs };
}
