export { ActionReason, MISSING, type ActionReasonProps } from './ActionReason';
