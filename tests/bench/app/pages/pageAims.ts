import type { Verdict } from '../../aims';
import { median, medianRatio } from '../../statistics';
import type { PageLoad, PageLoads, PageName } from './pageLoads';

/** The value of a page that a verdict is about; `usable` is NaN for a page without a form. */
type Aspect = (load: PageLoad) => number;
const firstPaint: Aspect = (load) => load.firstPaint;
const usable: Aspect = (load) => load.usable ?? NaN;

const kB = (bytes: number) => ({ value: bytes / 1000, unit: ' kB' });
const LONGEST_TASK_MS = 200;

/**
 * The first load of /login compared with an empty page of the same size and with the floor page.
 */
export function pageVerdicts({ bytes, floorScripts, loads }: PageLoads): Verdict[] {
  const of = (page: PageName, aspect: Aspect) => loads[page].map(aspect);
  const ms = (page: PageName, aspect: Aspect) => ({
    value: median(of(page, aspect)),
    unit: ' ms',
  });
  const ratio = (aspect: Aspect, page: PageName) => ({
    value: medianRatio(of('portal', aspect), of(page, aspect)),
    unit: '×',
  });
  return [
    {
      what: 'sign-in: first paint / of an empty page of its bytes',
      ...ratio(firstPaint, 'empty'),
      atMost: 1.25,
    },
    { what: 'sign-in: usable / the floor page', ...ratio(usable, 'floor'), atMost: 1.15 },
    {
      what: 'sign-in: its scripts / those of the floor page',
      value: bytes.scripts / floorScripts,
      unit: '×',
      atMost: 1.15,
    },
    {
      what: 'sign-in: layout shift, the worst round',
      value: Math.max(...of('portal', (load) => load.shift)),
      unit: '',
      atMost: 0.02,
    },
    {
      what: 'sign-in: longest task after the load event',
      ...ms('portal', (load) => load.longestTask),
      atMost: LONGEST_TASK_MS,
    },
    {
      what: 'sign-in: longest task once usable',
      ...ms('portal', (load) => load.longestTaskOnceUsable),
      atMost: LONGEST_TASK_MS,
    },
    { what: 'sign-in: its document', ...kB(bytes.document) },
    { what: 'sign-in: everything else it loads', ...kB(bytes.rest) },
    { what: 'floor page: its scripts', ...kB(floorScripts) },
  ];
}
