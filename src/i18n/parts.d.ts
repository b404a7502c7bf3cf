/** Parts of a file of texts; which ids belong to which, `textParts.ts` says. */
declare module '*.json?first' {
  import type { Messages } from './messages';
  const messages: Messages;
  export default messages;
}
declare module '*.json?home' {
  import type { Messages } from './messages';
  const messages: Messages;
  export default messages;
}
declare module '*.json?order' {
  import type { Messages } from './messages';
  const messages: Messages;
  export default messages;
}
declare module '*.json?address' {
  import type { Messages } from './messages';
  const messages: Messages;
  export default messages;
}
declare module '*.json?offer' {
  import type { Messages } from './messages';
  const messages: Messages;
  export default messages;
}
declare module '*.json?rest' {
  import type { Messages } from './messages';
  const messages: Messages;
  export default messages;
}
