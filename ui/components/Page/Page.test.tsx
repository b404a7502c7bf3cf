import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppTheme } from '../../theme';
import { Page } from '.';

const content = () => screen.getByRole('main');
const button = (name: string) => screen.getByRole('button', { name });

/** A page, and how to take another one in its place; between them there may be none. */
function openPage() {
  const draw = (name: string, shown: boolean) => (
    <AppTheme>{shown ? <Page key={name}>{<button>{name}</button>}</Page> : null}</AppTheme>
  );
  const { rerender } = render(draw('loading', true));
  return {
    leave: () => rerender(draw('nothing', false)),
    replaceBy: (name: string) => rerender(draw(name, true)),
  };
}

it('the first page leaves the focus alone, and so does what it loaded', () => {
  const page = openPage();
  page.replaceBy('loaded');
  expect(document.body).toHaveFocus();
});

it('what has the focus is replaced by what takes it over, though there be nothing for a while', () => {
  const page = openPage();
  content().focus();
  page.leave();
  expect(document.body).toHaveFocus();
  page.replaceBy('loaded');
  expect(content()).toHaveFocus();
});

it('a failure is replaced by what was tried again', () => {
  const page = openPage();
  button('loading').focus();
  page.replaceBy('tried again');
  expect(content()).toHaveFocus();
});

it('whoever is elsewhere on the page is left there', () => {
  render(<button>outside</button>);
  const page = openPage();
  button('outside').focus();
  page.replaceBy('loaded');
  expect(button('outside')).toHaveFocus();
});
