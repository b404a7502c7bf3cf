import type { Application } from 'express';
import { scenarios } from '../scenarios/registry';
import { sendPage } from '../http/page';
import { registerPhone } from '../phone/phoneRoutes';
import { consolePage } from './consolePage';
import { control } from './control';
import type { ControlOptions } from './control';
import { registerOpening } from './opening';
import { registerProviderStates } from './providerStates';
import { registerSandboxControl } from './sandboxControl';

/** The control API under /__mock, by which people, Pact and journeys steer the mock. */
export function registerControl(app: Application, options: ControlOptions): void {
  app.get('/__mock/', (_req, res) => sendPage(res, consolePage(scenarios)));
  app.get(
    '/__mock/health',
    control(() => ({ status: 'ok' })),
  );
  app.get('/__mock/scenarios', control(listScenarios));
  registerOpening(app, options);
  registerSandboxControl(app, options);
  registerProviderStates(app, options);
  registerPhone(app, options.sandboxIdOf);
  app.use('/__mock', (req, res) => {
    res.status(404).json({ error: `There is no control call ${req.method} ${req.originalUrl}.` });
  });
}

const listScenarios = () =>
  scenarios.map(({ id, title, description, ledger, path, platform, account }) => ({
    id,
    title,
    description,
    ledger,
    path,
    platform,
    username: account.username,
    password: account.password,
  }));
