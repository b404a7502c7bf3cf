import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { breakAnywhere, cardSurface } from '../../theme';
import { Icon } from '../../graphics/Icon';
import type { ListedCountry } from './countrySearch';

export interface CountryOptionsProps {
  id: string;
  label: string;
  countries: readonly ListedCountry[];
  selectedId: string | null;
  /** Index of the active option, on which keys act. */
  active: number;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChoose: (id: string) => void;
}

export const optionIdOf = (listId: string, countryId: string) => `${listId}-${countryId}`;

const Options = styled(List)(({ theme }) => {
  const { primary, surface, divider } = theme.vars.palette;
  return {
    ...cardSurface(theme),
    maxHeight: 'min(36rem, 64dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '& > div': {
      gap: 12,
      minHeight: 52,
      padding: '12px 20px',
      cursor: 'pointer',
      // Keeps the next row visible when keys scroll, and clear of a sticky header.
      scrollMarginBlock: 56,
    },
    '& > div > span': { flex: 1, ...breakAnywhere },
    '& > div + div': { borderTop: `1px solid ${divider}` },
    '& > [aria-selected="true"]': {
      backgroundColor: primary.light,
      fontWeight: 620,
      '& > svg': { color: primary.main },
    },
    // The active row shows the focus ring instead.
    '&:focus-visible': { outline: 0 },
    '@media (hover: hover)': {
      '& > div:hover:not([aria-selected="true"])': { backgroundColor: surface.sunken },
    },
  };
}) as typeof List;

/**
 * The countries as a listbox with one tab stop and an active option. MUI's `Autocomplete` keeps the
 * focus in its field and `MenuList` on an item, so neither supports both Tab and typing in the list.
 */
export function CountryOptions(props: CountryOptionsProps) {
  const { id, label, countries, selectedId, active, onKeyDown, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const option = list.current?.children.item(active);
    if (!(list.current && option instanceof HTMLElement)) return;
    if (isFirst.current) {
      // Scrolls only the list, so that the selected option is in its middle at first.
      list.current.scrollTop = option.offsetTop - list.current.clientHeight / 2;
      isFirst.current = false;
    } else {
      option.scrollIntoView({ block: 'nearest' });
    }
  }, [active, countries]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const option = (event.target as Element).closest<HTMLElement>('[data-country]');
    if (option?.dataset['country']) onChoose(option.dataset['country']);
  };
  const current = countries[active];
  return (
    <Options
      ref={list}
      component="div"
      disablePadding
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      {...(current ? { 'aria-activedescendant': optionIdOf(id, current.id) } : {})}
      {...{ onKeyDown, onClick }}
    >
      {countries.map((country, index) => (
        <ListItem
          component="div"
          key={country.id}
          id={optionIdOf(id, country.id)}
          role="option"
          aria-selected={country.id === selectedId}
          data-country={country.id}
          data-active={index === active}
        >
          <span>{country.name}</span>
          {country.id === selectedId ? <Icon icon={Check} /> : null}
        </ListItem>
      ))}
    </Options>
  );
}
