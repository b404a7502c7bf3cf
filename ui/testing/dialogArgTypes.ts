import type { ArgTypes } from '@storybook/react-vite';
import type { DialogArgs } from './DialogStage';

/** The row of an option in the props table; its comment is in `dialogOptions.ts`. */
const option = (summary: string, description = '', unlessTold?: string) => ({
  description,
  table: {
    category: 'What DialogQueue.open() takes',
    type: { summary },
    ...(unlessTold ? { defaultValue: { summary: unlessTold } } : {}),
  },
});

const hidden = { table: { disable: true } };

/** `queue` has no control, because each story creates one. */
export const dialogArgTypes: Partial<ArgTypes<DialogArgs>> = {
  queue: { control: false },
  title: { control: 'text', ...option('ReactNode') },
  content: { control: 'text', ...option('ReactNode') },
  size: {
    control: 'inline-radio',
    options: ['small', 'medium', 'large'],
    ...option('DialogSize', '360, 480 and 720 px; never wider than the screen.', 'medium'),
  },
  position: {
    control: 'inline-radio',
    options: ['center', 'bottom', 'top'],
    ...option('DialogPosition', 'On a phone `center` is a sheet at the bottom.', 'center'),
  },
  confirmLabel: { control: 'text', ...option('string', 'Names the action.') },
  cancelLabel: { control: 'text', ...option('string') },
  hideConfirm: { control: 'boolean', ...option('boolean') },
  hideCancel: { control: 'boolean', ...option('boolean') },
  destructive: {
    control: 'boolean',
    ...option('boolean', 'Confirm is red; cancel is filled and has the focus.'),
  },
  maskClosable: {
    control: 'boolean',
    ...option('boolean', 'A press beside the dialog closes it.'),
  },
  actions: {
    control: 'object',
    ...option('DialogAction[]', 'Further buttons beside confirm and cancel.'),
  },
  onConfirm: { control: false, ...option('DialogHandler', '`false` keeps the dialog open.') },
  onCancel: { control: false, ...option('() => void') },
  next: hidden,
  toast: hidden,
  opener: hidden,
};
