import {
  RouterContextProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PageFrame } from '../ui/layout/Page';
import { Providers } from '../src/app/providers';
import { loadCurrentLocale } from '../src/i18n/LocaleProvider';
import type { LoadedLocale } from '../src/i18n/LocaleProvider';
import { environment } from '../src/platform/launch/environment';
import type { Locale } from '../src/platform/locale';
import { stored } from '../src/platform/storage/storedItems';
import { dialogs, toasts } from '../src/shell/feedback';

/** What a story of a view may ask of the portal around it. */
export interface Around {
  /** en-US unless set. */
  readonly locale?: Locale;
  /** Opened inside the provider's app. */
  readonly platform?: 'ios' | 'android';
}

const outside = { ...environment };

const load = async ({ parameters }: { readonly parameters: Around }) => {
  const { locale = 'en-US', platform } = parameters;
  stored.locale.set(locale);
  Object.assign(environment, { inApp: platform !== undefined, os: platform ?? outside.os });
  return { initial: await loadCurrentLocale() };
};

/** Puts back what outlives a story. */
const leave = () => {
  dialogs.closeAll();
  toasts.getSnapshot().forEach(({ id }) => toasts.dismiss(id));
  sessionStorage.clear();
  stored.locale.remove();
  Object.assign(environment, outside);
};

interface Props {
  readonly initial: LoadedLocale;
  readonly children: ReactNode;
}

/** Texts, frame, and links that lead nowhere. */
function Portal({ initial, children }: Props) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  );
  return (
    <Providers initial={initial}>
      <RouterContextProvider router={router}>
        <PageFrame>{children}</PageFrame>
      </RouterContextProvider>
    </Providers>
  );
}

const inPortal = (Story: ComponentType, { loaded }: { readonly loaded: object }) => {
  const { initial } = loaded as Pick<Props, 'initial'>;
  return (
    <Portal key={initial.locale} initial={initial}>
      <Story />
    </Portal>
  );
};

/**
 * What every group of stories of a view shares. A view takes its data as props: nothing is asked of a
 * service. A screen's main state adds `screenPictures`.
 */
export const viewMeta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', pictures: [] },
  globals: { viewport: { value: 'phone' } },
  loaders: [load],
  decorators: [inPortal],
  beforeEach: () => leave,
};
