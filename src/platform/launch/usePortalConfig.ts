import { createContext, use } from 'react';
import { config } from './config';

/** The configuration that components read; by default that of this page. */
export const PortalConfigContext = createContext(config);

export const usePortalConfig = () => use(PortalConfigContext);
