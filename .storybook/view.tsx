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
import { createStore } from '../src/api/store';
import { config } from '../src/platform/launch/config';
import type { PortalConfig } from '../src/platform/launch/config';
import type { Locale } from '../src/platform/locale';
import { noteServiceTime } from '../src/platform/serviceTime';
import { stored } from '../src/platform/storage/storedItems';
import { dialogs, toasts } from '../src/shell/feedback';
import { PageHouseContext } from '../src/shell/house/pageHouse';
import type { PageHouse } from '../src/shell/house/pageHouse';

/** Parameters of a view story for the surrounding portal. */
export interface Around {
  /** Default: en-US. */
  readonly locale?: Locale;
  /** Simulates the provider's app. */
  readonly platform?: 'ios' | 'android';
  /** The house that the page is about. */
  readonly house?: PageHouse;
  /** The time of the service; default: the current time. */
  readonly now?: string;
  /** Settings of the deployment that differ from `.env`. */
  readonly settings?: Partial<Pick<PortalConfig, 'support' | 'seller'>>;
}

const store = createStore(config);

/** The configuration of a story: in a browser, with the settings of `.env`. */
const configOf = ({ platform, settings }: Around): PortalConfig => {
  const { environment } = config;
  const os = platform ?? environment.os;
  const inApp = platform !== undefined;
  return { ...config, environment: { ...environment, inApp, os }, ...settings };
};

const load = async ({ parameters }: { readonly parameters: Around }) => {
  const { locale = 'en-US', now } = parameters;
  stored.locale.set(locale);
  noteServiceTime((now ? new Date(now) : new Date()).toUTCString());
  return { initial: await loadCurrentLocale() };
};

/** Resets the global state after a story. */
const leave = () => {
  dialogs.closeAll();
  toasts.getSnapshot().forEach(({ id }) => toasts.dismiss(id));
  sessionStorage.clear();
  stored.locale.remove();
};

interface Props {
  readonly around: Around;
  readonly initial: LoadedLocale;
  readonly children: ReactNode;
}

/** Provides messages, the page frame, the house, and a router without routes. */
function Portal({ around, initial, children }: Props) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  );
  return (
    <Providers {...{ config: configOf(around), store, initial }}>
      <RouterContextProvider router={router}>
        <PageHouseContext value={around.house ?? null}>
          <PageFrame>{children}</PageFrame>
        </PageHouseContext>
      </RouterContextProvider>
    </Providers>
  );
}

interface StoryContext {
  readonly loaded: object;
  readonly parameters: Around;
}

const inPortal = (Story: ComponentType, { loaded, parameters }: StoryContext) => {
  const { initial } = loaded as Pick<Props, 'initial'>;
  return (
    <Portal key={initial.locale} around={parameters} initial={initial}>
      <Story />
    </Portal>
  );
};

/**
 * The common meta of all view stories. A view gets its data as props, so no requests are sent. The
 * main state of a screen adds `screenPictures`.
 */
export const viewMeta = {
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    pictures: [],
    docs: { canvas: { sourceState: 'hidden' } },
  },
  globals: { viewport: { value: 'phone' } },
  loaders: [load],
  decorators: [inPortal],
  beforeEach: () => leave,
};
