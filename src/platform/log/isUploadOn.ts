import { config } from '../launch/config';
import { textItem } from '../storage/storage';

/**
 * Enables the upload on local hosts, for tests and support with the mock:
 * `localStorage['hv.logUpload'] = 'on'`.
 */
export const logSwitch = textItem('logUpload');

const isLocal = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || /^127\./.test(host) || host === '[::1]' || host === '0.0.0.0';

/** False on local and development hosts, whose logs are not needed. */
export const isUploadOn = (
  host: string = window.location.hostname,
  { developmentHosts } = config,
): boolean => logSwitch.get() === 'on' || !(isLocal(host) || developmentHosts.includes(host));
