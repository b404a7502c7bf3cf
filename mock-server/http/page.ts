/** A field of a form. It is required. */
export interface PageField {
  label: string;
  name: string;
  value: string;
  numeric?: boolean;
  /** Beside the next short one. */
  short?: boolean;
}

/** A form that is sent with POST. */
export interface PageForm {
  /** Default: the address of the page. */
  action?: string;
  hidden?: Readonly<Record<string, string>>;
  /** Above its fields. */
  title?: string;
  fields?: readonly PageField[];
  buttons: readonly {
    label: string;
    /** Sent as `action`. */
    value?: string;
    variant?: 'contained' | 'outlined' | 'text';
    color?: 'primary' | 'error';
    formNoValidate?: boolean;
  }[];
}

/** A page rendered by the server, without scripts. It loads only the font. */
export interface Page {
  title: string;
  /** Default: the title. */
  heading?: string;
  /** Above everything else. */
  note?: string;
  mark?: { name: string; icon: 'card' | 'wallet' };
  texts?: readonly string[];
  code?: string;
  facts?: readonly { label: string; value: string; strong?: boolean }[];
  /** The first one is the main link. */
  links?: readonly { href: string; label: string; target?: '_top' }[];
  form?: PageForm;
  status?: number;
  /** Redirect targets of its forms: browsers check these against `form-action` too. */
  formTargets?: readonly string[];
  /** Whether the fake phone may frame it. */
  inPhone?: boolean;
}
