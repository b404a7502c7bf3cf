import { useId } from 'react';
import type { ChoiceProps } from '../cards/ChoiceTile';
import { useArg } from './useArg';

/** Id of the tile with the args of the story. */
export const OWN = 'own';

/**
 * Makes the tile of the story and those next to it one radio group. The group name is unique, because
 * the documentation shows all stories in one document.
 */
export function useChoice({ name, selected, onSelect }: ChoiceProps) {
  const [chosen, setChosen] = useArg(selected ? OWN : null);
  const ownName = `${name}${useId()}`;
  return (id: string) => ({
    name: ownName,
    selected: chosen === id,
    onSelect: () => {
      setChosen(id);
      if (id === OWN) onSelect();
    },
  });
}
