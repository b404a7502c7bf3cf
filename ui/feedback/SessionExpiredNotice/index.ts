export { SessionExpiredNotice, type SessionExpiredNoticeProps } from './SessionExpiredNotice';
