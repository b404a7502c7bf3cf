import type { Application } from 'express';
import { serveApiPage } from '../apiPage/serveApiPage';
import { serveFonts } from '../http/fonts';
import { registerFrames } from '../phone/phoneRoutes';
import { contractsId } from '../calls/openApi';
import { serveConsole } from '../consoleFiles/serveConsole';
import { registerCatalogue } from './catalogueControl';
import { control } from './control';
import { ControlError } from './controlError';
import type { ControlOptions } from './control';
import { registerOpening } from './links/opening';
import { registerProviderStates } from './providerStates';
import { registerSandboxControl } from './sandboxControl';

/**
 * The control API under /__mock, which people, Pact and end-to-end tests use to control the mock.
 */
export function registerControl(app: Application, options: ControlOptions): void {
  registerFrames(app);
  serveConsole(app);
  serveApiPage(app);
  serveFonts(app);
  app.get(
    '/__mock/health',
    control(() => ({ status: 'ok', contracts: contractsId })),
  );
  app.get(
    '/__mock/here',
    control((req) => ({
      /** The sandbox of this address. */
      sandbox: options.sandboxIdOf(req),
      /** True when every sandbox has its own host name. */
      hasOwnNames: options.addresses.hasOwnNames,
      owner: options.users.userOf(req),
    })),
  );
  registerCatalogue(app);
  registerOpening(app, options);
  registerSandboxControl(app, options);
  registerProviderStates(app, options);
  app.use('/__mock', (req) => {
    throw new ControlError(404, `There is no control call ${req.method} ${req.originalUrl}.`);
  });
}
