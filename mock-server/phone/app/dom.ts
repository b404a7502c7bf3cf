type Child = Node | string;

/** Makes an element: attributes as they stand in markup, then what is in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A button that does something. */
export function makeButton(label: string, act: () => void, className = ''): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, label);
  button.addEventListener('click', act);
  return button;
}

/** The element of the phone's page with this id. @throws when page and script do not fit. */
export function part<T extends HTMLElement>(id: string, type: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`The page has no ${type.name} "${id}".`);
}
