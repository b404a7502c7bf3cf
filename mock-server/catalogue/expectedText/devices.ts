import type { ExpectedTextById } from './expectedText';

/** Devices of a plan, store plans, and pending changes. */
export const deviceTexts: ExpectedTextById = {
  'full-plan': {
    kinds: ['full'],
    shows: ['plan.devicesUsed'],
    reads: ['3 of 3 devices'],
    then: [
      { act: 'Press “Manage devices”.', shows: ['adjustDevice.room'] },
      { act: 'Press “Manage devices” and tick another device.', shows: ['device_bind_limit'] },
    ],
  },
  'plan-with-room': {
    kinds: ['normal'],
    shows: ['plan.devicesUsed'],
    reads: ['1 of 3 devices'],
    then: [
      { act: 'Press “Manage devices”.', shows: ['adjustDevice.room', 'adjustDevice.changes'] },
    ],
  },
  'pending-downgrade': {
    kinds: ['processing'],
    shows: ['subscription.pendingChange', 'keepPlan.button'],
    then: [
      {
        act: 'Press “Keep my current plan” and confirm.',
        shows: ['keepPlan.title', 'keepPlan.text', 'keepPlan.done'],
      },
      { act: 'Press “Change plan”.', shows: ['change.present', 'keepPlan.button'] },
    ],
  },
  'pending-unlimited': { kinds: ['processing'], shows: ['subscription.pendingPeriod'] },
  'wallet-plan': {
    kinds: ['normal'],
    shows: ['subscription.storeBilled', 'subscription.check'],
    then: [
      {
        act: 'Press “Check subscription”.',
        shows: ['subscription.storeTitle', 'subscription.upgrade'],
      },
    ],
  },
  'wallet-plan-in-browser': { kinds: ['locked'], shows: ['subscription.storeElsewhere'] },
  'wallet-plan-other-home': {
    kinds: ['locked'],
    shows: ['other_house_has_apple_pay_tips', 'applePay.showHouse'],
  },
  'pending-change': {
    kinds: ['processing'],
    shows: ['subscription.pendingChange', 'subscription.chooseStaying'],
    then: [
      {
        act: 'Press “Check subscription”.',
        shows: ['subscription.storeTitle', 'subscription.downgrade'],
      },
      {
        act: 'Press “Choose devices to keep”.',
        shows: ['downgrade.whenDate', 'downgrade.removed', 'downgrade.deleted'],
      },
      { act: 'Press “Choose devices to keep”, tick two.', shows: ['service_max_tips'] },
      {
        act: 'Press “Choose devices to keep”, tick one, press “Save choice”.',
        shows: ['downgrade.confirmTitle', 'downgrade.confirmTextDate', 'operation_successful'],
      },
      {
        act: 'Press “Manage devices”, tick one, press “Update”.',
        shows: ['adjustDevice.keepHint', 'save_successful'],
      },
    ],
  },
  'downgrade-chosen': {
    kinds: ['processing', 'locked'],
    shows: ['subscription.pendingChange', 'subscription.deviceLocked'],
    then: [{ act: 'Press “Choose devices to keep”.', shows: ['downgrade.locked'] }],
  },
  'remove-locked-device': {
    kinds: ['locked'],
    shows: ['removeDevice.intro', 'removeDevice.remove'],
    then: [
      {
        act: 'Press “Remove” beside Garden.',
        shows: ['remove_device_lock_tips', 'remove_success'],
      },
    ],
  },
  'downgrade-expired': {
    kinds: ['expired'],
    shows: ['Message_expired', 'downgrade.expiredMessage'],
  },
  'many-devices': { kinds: ['extreme'], shows: ['packages.heading'] },
  'ten-thousand-devices': { kinds: ['extreme'], shows: ['packages.heading'] },
  'forty-in-plan': {
    kinds: ['extreme'],
    shows: ['plan.devicesUsedUnlimited'],
    reads: ['40 devices'],
  },
  'no-devices': {
    kinds: ['empty'],
    shows: ['packages.heading'],
    then: [
      {
        act: 'Tick the terms, press “Subscribe” and “Continue”.',
        shows: ['has_unlimited_service_tips', 'device_no_valid', 'selectDevice.emptyMessage'],
      },
    ],
  },
  'no-devices-left': { kinds: ['empty'], shows: ['device_no_valid', 'selectDevice.emptyMessage'] },
  'ten-thousand-in-plan': {
    kinds: ['extreme'],
    shows: ['subscription.pendingChange', 'plan.devicesUsedUnlimited'],
    reads: ['10,000 devices'],
  },
};
