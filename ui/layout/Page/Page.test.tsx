import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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

describe('a press of the mouse, when its control is drawn anew before it ends', () => {
  /** Presses what a page shows, puts another page in its place, and lets go of what that one shows. */
  function pressAndReplace({ says = 'Back', pressed = {}, letGoOf = '' } = {}) {
    const onPress = vi.fn();
    const draw = (key: string, name: string) => (
      <AppTheme>
        <Page key={key}>
          <button onClick={onPress}>{name}</button>
          <p>elsewhere</p>
        </Page>
      </AppTheme>
    );
    const { rerender } = render(draw('loading', 'Back'));
    fireEvent.mouseDown(button('Back'), pressed);
    rerender(draw('loaded', says));
    fireEvent.mouseUp(screen.getByText(letGoOf || says), pressed);
    return { onPress, rerender: () => rerender(draw('again', says)) };
  }

  it('counts for the same control in its place, once', () => {
    const { onPress, rerender } = pressAndReplace();
    expect(onPress).toHaveBeenCalledTimes(1);
    rerender();
    fireEvent.mouseUp(button('Back'));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['another control stands there', { says: 'Pay $9.99' }],
    ['it ends elsewhere', { letGoOf: 'elsewhere' }],
    ['it is another button of the mouse', { pressed: { button: 2 } }],
  ])('is lost where %s', (_, how) => {
    expect(pressAndReplace(how).onPress).not.toHaveBeenCalled();
  });

  it('is the browser’s matter where nothing was drawn anew', () => {
    const onPress = vi.fn();
    render(
      <AppTheme>
        <Page>
          <button onClick={onPress}>Back</button>
        </Page>
      </AppTheme>,
    );
    fireEvent.mouseDown(button('Back'));
    fireEvent.mouseUp(button('Back'));
    expect(onPress).not.toHaveBeenCalled();
  });
});
