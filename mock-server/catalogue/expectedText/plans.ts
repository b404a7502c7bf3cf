import type { ExpectedTextById } from './expectedText';

const turnOff = 'Press “Turn off renewal”.';

/** Houses, plans and their renewal. */
export const planTexts: ExpectedTextById = {
  demo: {
    kinds: ['normal'],
    shows: ['home.addSubscription', 'plan.status.active', 'plan.devicesUsed', 'plan.renewsIn'],
    reads: ['Lakeside 12'],
    then: [
      { act: 'Open the plan.', shows: ['subscription.facts', 'renewal.turnOff'] },
      {
        act: `Open the plan. ${turnOff}`,
        shows: ['renewal.offTitle', 'renewal.offText', 'operation_successful'],
      },
      {
        act: 'Open the plan, then “Manage devices”, untick the device, press “Update”.',
        shows: ['removeDevice.confirmTitle', 'removeDevice.confirmText', 'remove_success'],
      },
      {
        act: 'Choose “Add a subscription”, a plan and devices, and press Pay.',
        shows: ['create order', 'checkout.processing', 'checkout.leaving'],
      },
    ],
  },
  'three-houses': {
    kinds: ['normal', 'ending'],
    shows: [
      'home.allHouses',
      'home.nextOfAll',
      'home.paidWith',
      'home.uncoveredOfAll',
      'home.notShown',
      'home.planFor',
      'subscription.endingLoss',
    ],
    reads: ['Beach hut', '$12.98'],
  },
  'no-plans': {
    kinds: ['new customer', 'empty'],
    shows: ['home.noPlansTitle', 'home.noPlansMessage', 'home.plansFrom', 'no_data'],
  },
  'no-houses': { kinds: ['empty'], shows: ['home.noHousesTitle', 'home.noHousesMessage'] },
  'not-an-owner': { kinds: ['empty'], shows: ['home.noHousesTitle', 'home.noHousesMessage'] },
  'long-names': {
    kinds: ['extreme'],
    shows: ['plan.status.active'],
    reads: ['The old house by the lake with the red door'],
  },
  'last-day-plan': {
    kinds: ['ending'],
    shows: ['plan.renewsIn', 'plan.status.active'],
    reads: ['Renews within 1 day'],
  },
  'plan-without-devices': { kinds: ['empty'], shows: ['device_unselect', 'subscription.adjust'] },
  'unlimited-plan': {
    kinds: ['normal'],
    shows: ['plan.devicesUsedUnlimited', 'plan.cycle.year'],
  },
  'unlimited-plan-smaller-offers': {
    kinds: ['normal'],
    shows: ['change.present'],
    then: [
      {
        act: 'Choose the package for three and continue.',
        shows: [
          'change.startsLater',
          'change.stayHeading',
          'change.stayNote',
          'service_limit_exceeded',
        ],
      },
    ],
  },
  'second-plan': {
    kinds: ['locked'],
    shows: ['packages.subscribe'],
    then: [
      {
        act: 'Tick the terms and press “Subscribe”.',
        shows: ['has_unlimited_service_tips', 'unlimitedHeld.check', 'unlimitedHeld.continue'],
      },
    ],
  },
  'cancelling-plan': {
    kinds: ['ending'],
    shows: ['plan.status.cancelling', 'subscription.renewalOff', 'subscription.endsOn'],
    then: [
      {
        act: 'Press “Turn on renewal”.',
        shows: ['renewal.onTitle', 'renewal.onText', 'operation_successful'],
      },
    ],
  },
  'expired-plan': {
    kinds: ['expired'],
    shows: ['invalid_service', 'plan.status.none', 'device_unselect', 'subscription.renewNow'],
  },
  'unpaid-order': {
    kinds: ['processing'],
    shows: ['home.addSubscription'],
    then: [
      { act: 'Open “Bills and invoices”, and the first bill.', shows: ['bill.status.processing'] },
    ],
  },
  'paid-order': { kinds: ['normal'], shows: ['plan.status.active', 'plan.renewsIn'] },
  'activating-plan': {
    kinds: ['processing'],
    shows: ['plan.status.activating', 'subscription.activating'],
  },
  'renewal-processing': {
    kinds: ['locked', 'processing'],
    shows: ['plan.status.active', 'renewal.turnOff'],
    then: [{ act: `${turnOff} Confirm.`, shows: ['renewal.lockedOff'] }],
  },
  'processing-plan': { kinds: ['processing'], shows: ['subscription.orderProcessing'] },
  'deleted-plan': { kinds: ['locked', 'ending'], shows: ['change_plan_tips_9'] },
  'unrenewable-plan': {
    kinds: ['locked', 'ending'],
    shows: ['plan.status.cancelling', 'subscription.endsOn'],
    reads: ['Holiday Season'],
  },
  'free-basic-plan': { kinds: ['normal'], shows: ['plan.free'] },
  'gift-card-plan': {
    kinds: ['ending'],
    shows: ['subscription.notPaid', 'plan.status.cancelling'],
    then: [
      { act: 'Press “Turn on renewal”.', shows: ['giftCard.renewal.heading', 'checkout.payWith'] },
    ],
  },
};
