import { Logo } from '@homeview/ui/Logo';
import type { ReactNode } from 'react';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the mark of the product where no AppHeader is. AppHeader and PageLoading show it themselves.',
  do: [
    'Pass title where it stands alone; leave it out beside the written name.',
    'Set size in rem, so that it grows with larger text: 2 in a row, 4.5 on an empty screen.',
  ],
  dont: [
    'Show it in the content of a page that has an AppHeader.',
    'Recolour, stretch or crop it: its colours follow the colour scheme.',
    'Wrap it in a button of your own: pass onLogo to AppHeader.',
  ],
};

interface StartScreenProps {
  readonly brand: string;
  readonly children: ReactNode;
}

export const Example = ({ brand, children }: StartScreenProps) => (
  <main>
    <Logo title={brand} size={4.5} />
    {children}
    <footer>
      <Logo size={1.5} /> {brand}
    </footer>
  </main>
);
