export { ActionReason, type ActionReasonProps } from './ActionReason';
