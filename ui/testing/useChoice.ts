import { useId } from 'react';
import type { ChoiceProps } from '../cards/ChoiceTile';
import { useArg } from './useArg';

/** The tile that has the story's args. */
export const OWN = 'own';

/**
 * What makes the story's tile and those beside it one choice, by the id of each. The name is one of
 * a kind: the documentation shows all stories in one document.
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
