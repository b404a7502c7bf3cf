import MenuLines from 'lucide-react/icons/menu';
import { Icon } from '../../graphics/Icon';
import { IconButton } from '../../inputs/IconButton';
import { HeaderMenu, type HeaderMenuProps } from './HeaderMenu';

export interface PageMenuProps {
  /** Name of the button. */
  label: string;
  items: HeaderMenuProps['items'];
}

/** Menu with links to the other pages and sign-out. */
export const PageMenu = ({ label, items }: PageMenuProps) => (
  <HeaderMenu
    trigger={(trigger) => (
      <IconButton edge="end" aria-label={label} {...trigger}>
        <Icon icon={MenuLines} />
      </IconButton>
    )}
    items={items}
  />
);
