import { describe, expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import { InEnglish } from '../../../tests/support/inEnglish';
import { config } from '../../platform/launch/config';
import { PortalConfigContext } from '../../platform/launch/usePortalConfig';
import { HelpLine } from './HelpLine';

const address = 'https://help.homeview.example/card';

function show({ card = '', support = '', toSupport = true }) {
  render(
    <PortalConfigContext value={{ ...config, support, help: { ...config.help, card } }}>
      <InEnglish>
        <HelpLine topic="card" toSupport={toSupport} />
      </InEnglish>
    </PortalConfigContext>,
  );
  expect(screen.getByText(/^You can’t see or change a payment card/)).toBeVisible();
  return screen.queryByRole('link');
}

describe('what the service does not tell', () => {
  it('leads to the help page of the operator', { tags: ['10.ruling.32'] }, () => {
    const link = show({ card: address, support: 'https://help.homeview.example/' });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveTextContent('Read more');
  });

  it('leads to support without such a page', () => {
    const link = show({ support: 'https://help.homeview.example/' });
    expect(link).toHaveTextContent('Contact support');
  });

  it.each([{}, { support: 'https://help.homeview.example/', toSupport: false }])(
    'is said without a link for %j',
    (props) => {
      expect(show(props)).toBeNull();
    },
  );
});
