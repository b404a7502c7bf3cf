import type { LucideIcon } from 'lucide-react';
import MenuLines from 'lucide-react/icons/menu';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../../inputs/IconButton';
import { HeaderMenu } from './HeaderMenu';

export interface PageMenuProps {
  /** Name of the button. */
  label: string;
  items: readonly {
    id: string;
    label: string;
    icon?: LucideIcon | undefined;
    onSelect: () => void;
  }[];
}

/** The other pages, and the way out. */
export const PageMenu = ({ label, items }: PageMenuProps) => (
  <HeaderMenu
    trigger={(trigger) => (
      <IconButton edge="end" aria-label={label} {...trigger}>
        <Icon icon={MenuLines} />
      </IconButton>
    )}
    items={items.map(({ id, label: words, icon, onSelect }) => ({
      id,
      onSelect,
      content: (
        <span style={{ display: 'flex', gap: 12 }}>
          {icon ? <Icon icon={icon} /> : null}
          {words}
        </span>
      ),
    }))}
  />
);
