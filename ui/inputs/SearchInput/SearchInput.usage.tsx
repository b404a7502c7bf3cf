import { NoMatch, SearchInput, plain, useSearch } from '@homeview/ui/SearchInput';
import { ListStack } from '@homeview/ui/Stack';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For searching a list on the page while the customer types. DeviceList and CountryPicker have their own search.',
  do: [
    'Show it from 10 rows on; shorter lists are read faster.',
    'Name what is searched in label: “Search devices”.',
    'Show NoMatch in a role="status" that is always there, so that it is announced.',
    'Take field and wanted from useSearch, and compare with plain(name): case, accents and spaces at both ends are ignored.',
  ],
  dont: [
    'Call the service for each letter: filter what is already on the page.',
    'Remove it while nothing matches: the customer has to change the search.',
  ],
};

interface HouseSearchProps {
  readonly houses: readonly { id: string; name: string }[];
}

export const Example = ({ houses }: HouseSearchProps) => {
  const { field, wanted } = useSearch();
  const found = houses.filter(({ name }) => plain(name).includes(wanted));
  return (
    <>
      <SearchInput label="Search houses" {...field} />
      <ListStack spacing={1}>
        {found.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ListStack>
      <div role="status">
        {found.length === 0 ? <NoMatch>No house with this name</NoMatch> : null}
      </div>
    </>
  );
};
