import { useState } from 'react';

interface Device {
  readonly deviceId: string;
}

interface Options<Old, New> {
  readonly covered: readonly Old[];
  /** The house's devices without a plan. */
  readonly free: readonly New[];
  /** Id of the device to begin with; one that is not covered chooses nothing. */
  readonly replaced: string;
}

const withId = <D extends Device>(devices: readonly D[], id: string): D | undefined =>
  devices.find(({ deviceId }) => deviceId === id);

/** Until one is chosen, the only device there is, so that one press is enough. */
const chosenFrom = <D extends Device>(devices: readonly D[], id: string): D | undefined =>
  id === '' && devices.length === 1 ? devices[0] : withId(devices, id);

/** The device that leaves a plan and the one that takes its place; nothing is sent. */
export function useReplacement<Old extends Device, New extends Device>(options: Options<Old, New>) {
  const { covered, free, replaced } = options;
  const [oldId, chooseOld] = useState(() => withId(covered, replaced)?.deviceId ?? '');
  const [newId, chooseNew] = useState('');
  const coming = chosenFrom(free, newId);
  return {
    leaving: chosenFrom(covered, oldId),
    coming,
    /** The chosen old device after it left the plan, as long as the new one has not come. */
    uncovered: coming && withId(free, oldId),
    chooseOld,
    chooseNew,
  };
}
