import { ChoiceCard } from '@homeview/ui/ChoiceTile';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For one choice of a few, each with more than a word. For prices use PriceTile, for plans PlanTile or ExtensionTile, for ways to pay PayMethodList: all of them are built on it.',
  do: [
    'Take ChoiceCard, which has a title, a badge and a mark; ChoiceTile and ChoiceMark are its bare parts.',
    'Put all tiles of a choice into one role="radiogroup" with a label, and give them one name.',
    'Pass busy to a tile whose content is being fetched: it cannot be chosen meanwhile.',
  ],
  dont: [
    'Put links or buttons into a tile: all of it is one label.',
    'Share a name between two choices of a page: choosing one would clear the other.',
    'Go to the next page when a tile is chosen: arrow keys choose too.',
  ],
};

interface CountyChoiceProps {
  readonly places: readonly { county: string; city: string; state: string }[];
  readonly county: string;
  readonly onCounty: (county: string) => void;
}

export const Example = ({ places, county: chosen, onCounty }: CountyChoiceProps) => (
  <div role="radiogroup" aria-label="County" style={{ display: 'grid', gap: 12 }}>
    {places.map(({ county, city, state }) => (
      <ChoiceCard
        key={county}
        name="county"
        title={county}
        selected={county === chosen}
        onSelect={() => onCounty(county)}
      >
        {city}, {state}
      </ChoiceCard>
    ))}
  </div>
);
