import { fireEvent, screen, waitFor } from '@testing-library/react';
import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import { unboundDeviceExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import { afterEach, describe, expect, it } from 'vitest';
import { StoreCheckoutView } from '../../../src/features/applePay/StoreCheckoutView';
import { WalletChoiceView } from '../../../src/features/applePay/WalletChoiceView';
import { PromotionView } from '../../../src/features/promotions/PromotionView';
import { TrialView } from '../../../src/features/trial/TrialView';
import { stored } from '../../../src/platform/storage/storedItems';
import { clearFeedback, readInPortal, shownDialog } from '../../support/renderInPortal';

/** The texts of section 1 and 9 for plans that are sold beside /defaultPackage, typed by hand. */
const nothing = () => undefined;
const price = priceExample();
const offer = { goods: goodsExample({ goodsPriceList: [price] }), price, house: houseExample() };
const devices = [unboundDeviceExample()];

afterEach(clearFeedback);

describe('what a plan includes', () => {
  const terms = { agreed: false, setAgreed: nothing, checkbox: null };
  it.each([
    [
      'trial',
      <TrialView
        key="trial"
        {...{ ...offer, devices, terms }}
        fixed={false}
        payMode={3}
        available
        step="idle"
        onStart={nothing}
      />,
    ],
    [
      'promotion',
      <PromotionView
        key="promotion"
        signedIn
        activity={activityExample()}
        isOwnerKnown
        busy={false}
        onBuy={nothing}
      />,
    ],
  ])(
    'is said on the page of the %s',
    { tags: ['1.plan.02', '1.plan.03', '1.plan.04', '1.plan.05'] },
    (_, page) => {
      const said = readInPortal(page);
      expect(said).toMatch(/recording.*playback for 30\sdays/i);
      expect(said).toMatch(/person, pet, package, vehicle, animal and fire/i);
      expect(said).toMatch(/rich notifications with photo preview/i);
      expect(said).toMatch(/last 7\sdays.*e-\u2060?mail or in the app/i);
    },
  );
});

describe('a plan of the App Store', () => {
  const store = { ...offer, houses: [offer.house], holdFor: () => null };
  const ONE_DAY = /at least one day before it renews/;

  it('says how early it can be canceled', { tags: ['9.const.50'] }, () => {
    expect(readInPortal(<WalletChoiceView {...store} onContinue={nothing} />)).toMatch(ONE_DAY);
  });

  it.each([
    ['choosing it', 'Subscribe', <WalletChoiceView key="1" {...store} onContinue={nothing} />],
    [
      'paying for it',
      'Pay $2.99',
      <StoreCheckoutView
        key="2"
        {...{ ...store, devices }}
        backTo="/"
        step="idle"
        onOrder={nothing}
      />,
    ],
  ])('says so in the terms asked for on %s', { tags: ['9.const.50'] }, async (_, button, page) => {
    stored.appVersion.set('1.13');
    readInPortal(page);
    fireEvent.click(screen.getAllByText(button)[0] ?? document.body);
    await waitFor(() => expect(shownDialog()?.content).toMatch(ONE_DAY));
  });
});
