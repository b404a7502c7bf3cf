import { createContext } from 'react';

/** The locale pack of MUI in force: `MuiParts` reads it. */
export const MuiTextsContext = createContext<object | undefined>(undefined);
