import type { RequestOf } from '@homeview/contracts/defineEndpoint';
import { ErrorCode } from '@homeview/contracts/errors';
import { reportLog } from '@homeview/contracts/domains/log/log.endpoints';
import type { LogRecord } from '@homeview/contracts/domains/log/log.schemas';
import type { PortalConfig } from '../../platform/launch/config';
import { OWN_ORIGIN } from '../../platform/launch/settings';
import { stored } from '../../platform/storage/storedItems';
import { api } from '../api';
import { isApiError } from '../request/apiError';
import type { Dispatch } from '../dispatch';
import { requestOf } from '../request/request';
import { configOf, send } from '../request/send';

/** The log service of the site's region; empty if there is none. */
const logAddress = ({ logServices }: PortalConfig): string => {
  const region = stored.region.get();
  return region === 'EU' || region === 'US' ? logServices[region] : '';
};

export const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportLog: build.mutation<unknown, RequestOf<typeof reportLog>>({
      // Bypasses the session: the log service is separate, so uploads never end or refresh a
      // session.
      queryFn: async (payload, api) => {
        const address = logAddress(configOf(api));
        const { url, ...request } = requestOf(reportLog, payload);
        const origin = address === OWN_ORIGIN ? '' : address;
        // `keepalive` continues after the page is left; limits the body to 64 kB.
        const args = { ...request, url: origin + url, keepalive: true };
        const answer = await send(reportLog.name, args, stored.token.get(), api);
        return 'error' in answer ? answer : { data: answer.data ?? null };
      },
    }),
  }),
});

/** Why an upload of log records failed. */
export interface LogUploadError {
  readonly origin: 'client';
  readonly code: number;
  readonly desc: string;
}

const failed = (code: number, desc: string): LogUploadError => ({ origin: 'client', code, desc });

/** Codes for a missing or unreadable response; all others are rejections by the service. */
const noAnswer: readonly number[] = [ErrorCode.NoResponse, ErrorCode.UnreadableAnswer];

/** The upload error: only whether the service rejected the upload, without details. */
const uploadError = (error: unknown): LogUploadError =>
  isApiError(error) && !noAnswer.includes(error.code)
    ? failed(error.code, 'token expired or cloud error')
    : failed(ErrorCode.BadRequest, 'upload exception');

/**
 * Uploads log records to the log service of the site's region. Rejects with a LogUploadError; sends
 * nothing without a token or log address. Never changes the session.
 */
export const uploadLogs =
  (contents: readonly LogRecord[]) =>
  async (dispatch: Dispatch, _: unknown, config: PortalConfig): Promise<void> => {
    if (stored.token.get() === null || logAddress(config) === '') {
      throw failed(ErrorCode.NotSignedIn, 'user not logged in or no cloud address');
    }
    try {
      const data = JSON.stringify({ contents });
      await dispatch(logApi.endpoints.reportLog.initiate({ data }, { track: false })).unwrap();
    } catch (error) {
      throw uploadError(error);
    }
  };
