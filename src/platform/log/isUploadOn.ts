import { config } from '../launch/config';
import { textItem } from '../storage/storage';

/**
 * The one switch that turns the upload on for a local host, for tests and support against the mock:
 * `localStorage['hv.logUpload'] = 'on'` (ruling 37).
 */
export const logSwitch = textItem('logUpload');

const isLocal = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || /^127\./.test(host) || host === '[::1]' || host === '0.0.0.0';

/** Off on local and development hosts, where customer logs are not read. Spec 7. */
export const isUploadOn = (host: string = window.location.hostname): boolean =>
  logSwitch.get() === 'on' || !(isLocal(host) || config.developmentHosts.includes(host));
