import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppTheme } from '../../theme';
import { Page, focusContent } from '.';

// Whoever leaves a test has done something.
afterEach(() => {
  cleanup();
  fireEvent.keyDown(document.body);
});

const content = () => screen.getByRole('main');

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

it('the focus goes to the content of a page that is come to, and to what replaces it', () => {
  const page = openPage();
  expect(document.body).toHaveFocus();
  focusContent();
  expect(content()).toHaveFocus();
  page.leave();
  expect(document.body).toHaveFocus();
  page.replaceBy('loaded');
  expect(content()).toHaveFocus();
});

it('a page that nobody has come to leaves the focus alone', () => {
  const page = openPage();
  page.replaceBy('loaded');
  expect(document.body).toHaveFocus();
});

it('what the focus was in is replaced by what has it, such as a failure by what was tried again', () => {
  const page = openPage();
  screen.getByRole('button').focus();
  page.replaceBy('tried again');
  expect(content()).toHaveFocus();
});

it('whoever has done something since is left where they are', () => {
  const page = openPage();
  focusContent();
  page.leave();
  fireEvent.keyDown(document.body);
  page.replaceBy('loaded');
  expect(document.body).toHaveFocus();
});
