import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../tests/support/english';
import { clearFeedback, shownDialog, toastMessages } from '../../../tests/support/renderInPortal';
import { stored } from '../../platform/storage/storedItems';
import { dialogs } from '../../shell/feedback';
import { confirmNoDevice } from '../devices/confirmNoDevice';
import { confirmDuplicatePlan } from './confirmDuplicatePlan';
import { requireAppVersion } from '../order/requireAppVersion';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(clearFeedback);

describe('the confirmation for a plan without devices', () => {
  const ask = (answer: () => unknown) => {
    const going = confirmNoDevice(english);
    expect(shownDialog()).toMatchObject({
      content:
        'No device selected. The plan records nothing until you add one. Continue without a device?',
      // The filled button is the safe one.
      confirmLabel: 'Cancel',
      actions: [{ id: 'continue', label: 'Continue' }],
    });
    answer();
    return going;
  };

  it('resolves to true on Continue', async () => {
    expect(await ask(() => dialogs.act('continue'))).toBe(true);
  });

  it('resolves to false on Cancel and on Escape', async () => {
    expect(await ask(() => dialogs.confirm())).toBe(false);
    expect(await ask(() => dialogs.cancel())).toBe(false);
  });
});

describe('the confirmation for a house with an unlimited plan', () => {
  const ask = (answer: () => unknown, navigate = vi.fn()) => {
    const held = { house: 'Lake house', packageId: '70001', again: true };
    const going = confirmDuplicatePlan(held, english, navigate);
    expect(shownDialog()).toMatchObject({
      content:
        'Lake house already has a plan that covers all its devices. A second plan wouldn’t cover anything more. Check that plan first, or continue?',
      confirmLabel: 'Check my plan',
      actions: [{ id: 'continue', label: 'Continue' }],
    });
    answer();
    return going;
  };

  it('opens the existing plan on Check', async () => {
    const navigate = vi.fn();
    expect(await ask(() => dialogs.confirm(), navigate)).toBe(false);
    expect(navigate).toHaveBeenCalledWith({
      to: '/subscription/$id',
      params: { id: '70001' },
    });
  });

  it('resolves to true on Continue', async () => {
    const navigate = vi.fn();
    expect(await ask(() => dialogs.act('continue'), navigate)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('requireAppVersion', () => {
  it('asks to update an app older than 1.13', () => {
    stored.appVersion.set('1.12.9');
    expect(requireAppVersion(english)).toBe(false);
    expect(shownDialog()).toMatchObject({
      content:
        'This version of the app can’t buy in the App Store. Update your app to version 1.13 or newer.',
      confirmLabel: 'Update now',
      cancelLabel: 'Later',
    });
  });

  it('says if the page of the app can’t be opened', async () => {
    stored.appVersion.set('1.12.9');
    requireAppVersion(english);
    await dialogs.confirm();
    await vi.waitFor(() => expect(toastMessages()).toEqual([english('appVersion.failed')]));
  });

  it('accepts app version 1.13', () => {
    stored.appVersion.set('1.13');
    expect(requireAppVersion(english)).toBe(true);
    expect(shownDialog()).toBeUndefined();
  });
});
