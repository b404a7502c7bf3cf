import { endpoints } from '@homeview/contracts/catalogue';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { docsOf } from '../../contracts/openapi/domains';

/** A valid request for every call, its documented example; each succeeds in at least one scenario. */
export const goodRequests = Object.fromEntries(
  endpoints.map((endpoint) => [endpoint.name, docsOf(endpoint).request.example]),
) as Record<EndpointName, object>;
