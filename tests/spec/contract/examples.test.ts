import { describe, expect, it } from 'vitest';
import { endpoints } from '@homeview/contracts/catalogue';
import {
  orderDetailExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { getOrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { logRecordExample } from '@homeview/contracts/domains/log/log.examples';
import { logContents } from '@homeview/contracts/domains/log/log.schemas';
import { docsOf } from '../../../contracts/openapi/domains';

const builders = Object.values(
  import.meta.glob<Record<string, () => unknown>>('../../../contracts/domains/*/*.examples.ts', {
    eager: true,
  }),
).flatMap((exported) => Object.entries(exported));

const examples = endpoints.map((endpoint) => ({
  endpoint,
  name: endpoint.name,
  ...docsOf(endpoint),
}));

/** Examples that no example of a call contains as they are. */
const elsewhere = {
  refundDetailExample: () =>
    getOrderDetail.response.validateSync(
      orderDetailExample({ refundDetailResp: refundDetailExample() }),
    ),
  logRecordExample: () => logContents.validateSync({ contents: [logRecordExample()] }),
};

describe('the examples of the catalogue', () => {
  it.each(examples)('match the schemas of $name', async ({ endpoint, request, response }) => {
    const schemas = await endpoint.schemas();
    expect(() => schemas.request.validateSync(request.example, { strict: true })).not.toThrow();
    if (response.example === undefined) return;
    expect(() => schemas.response.validateSync(response.example, { strict: true })).not.toThrow();
  });

  it('are each part of the example of a call, or checked here', () => {
    const shown = JSON.stringify(examples.map(({ request, response }) => [request, response]));
    const others = builders.filter(([, build]) => !shown.includes(JSON.stringify(build())));
    expect(others.map(([name]) => name).sort()).toEqual(Object.keys(elsewhere).sort());
  });

  it.each(Object.entries(elsewhere))('match the schema of %s', (_, check) => {
    expect(check).not.toThrow();
  });
});
