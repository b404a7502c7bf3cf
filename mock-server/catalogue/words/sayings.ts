/**
 * How customers put it, in English, by the scenario or the call that they are about. The concepts
 * in these sentences find them in every language.
 */
export const SAYINGS: Readonly<Record<string, string>> = {
  'no-plans': 'I have no plan yet. How do I subscribe and get a membership?',
  'three-houses':
    'I have several houses. What do I pay for all my homes together, and which cameras are not covered?',
  'no-houses': 'No home is shown in my account. My house is missing.',
  'not-an-owner':
    'The house is shared with me by its owner; there is no home, I cannot pay for a plan there.',
  'last-day-plan': 'My plan renews today. How do I cancel before I am charged again?',
  'plan-without-devices': 'I paid for the plan but no device is in it. Add my camera to the plan.',
  'cancelling-plan':
    'I cancelled my subscription but it is still active. I cancelled and was charged again. Does it renew?',
  'expired-plan':
    'My plan has expired. Renew my expired subscription. The camera does not record any more.',
  'unpaid-order':
    'The payment page closed and I do not know whether I paid. I paid but my plan is not active. My payment failed.',
  'unpaid-renewal': 'I paid for the renewal but the payment failed. The renewal is pending.',
  'activating-plan': 'I turned renewal on again and it is pending.',
  'renewal-processing': 'I cannot cancel the renewal, it is locked.',
  'processing-plan':
    'I paid for my plan but the plan is pending, not active. I got a receipt for the payment and have no plan.',
  'processing-bill': 'I paid, but the bill is still pending. The invoice is missing.',
  'unrenewable-plan': 'I cannot renew my plan, it will expire.',
  'deleted-plan': 'My plan is no longer on sale; I cannot change the plan.',
  'gift-card-plan': 'My free plan from the gift card will expire; will it renew and be charged?',
  'full-plan':
    'I cannot add another camera to my plan: the limit is reached, the plan is full. The device is greyed out. I replaced a broken camera; how does the new one get its place in the plan?',
  'forty-in-plan': 'Many devices are in one plan.',
  'plan-with-room':
    'How do I add a device to my plan? My new camera is not in the plan. I replaced my camera, the plan is still on the broken one.',
  'pending-downgrade': 'I downgraded by mistake and want to keep the plan. Cancel the downgrade.',
  'pending-change':
    'I downgraded to a smaller plan. Which devices stay, which ones do I choose to keep? Do I lose the recordings of the other cameras?',
  'downgrade-chosen':
    'I chose which cameras to keep after the downgrade to a smaller plan; can I change the choice? It is locked.',
  'pending-unlimited': 'I changed from yearly to monthly. When does the change start?',
  'downgrade-expired': 'I can no longer choose devices for the downgrade.',
  'remove-locked-device': 'I cannot remove a device, it is locked.',
  'wallet-plan': 'I pay through Apple in the App Store. How do I change or cancel the plan?',
  'wallet-plan-in-browser':
    'I subscribed on my iPhone through Apple and cannot cancel on the website: there is no cancel button in the browser.',
  'wallet-plan-other-home':
    'I pay Apple for a subscription of another home, another house, and cannot buy a second one in the App Store.',
  'wallet-offer':
    'I buy a plan in the app on my iPhone with Apple and the payment failed. The App Store payment does not go through.',
  'wallet-tiers': 'How much does a plan for two cameras cost in the App Store on my iPhone?',
  'second-plan': 'I want a second plan. Do I pay twice?',
  'no-devices': 'No cameras in the list: my new camera does not appear to add it to a plan.',
  'no-devices-left': 'My camera is not in the list of devices that I can choose for a plan.',
  'three-device-package': 'I cannot choose more cameras, the maximum limit is reached.',
  'several-packages': 'Which plans and memberships are there? I want to upgrade my plan.',
  'no-packages': 'There is no plan to buy; the list of plans is empty.',
  'payment-results':
    'My payment was declined. My credit card is rejected, though my bank has blocked nothing. The payment failed and was not possible.',
  'gift-card-used': 'My gift card code is already used. It was redeemed, but it is new.',
  'gift-cards':
    'How do I redeem my gift card code? Where do I enter it? The code of the gift card is not valid.',
  'gift-card-package-gone': 'My gift card cannot be redeemed for this plan.',
  'gift-card-order': 'Where is the bill for my gift card?',
  'promotion-ended': 'The sale is over. The discount has expired. I missed the promotion.',
  'promotion-not-started': 'When does the sale start? The promotion has not begun.',
  'promotion-running': 'I want the special offer of the promotion.',
  'trial-offer': 'How do I start the free trial?',
  'trial-in-store': 'The free trial in the app on my iPhone: the payment failed.',
  'no-trial':
    'The free trial is missing; the link of the trial leads to nothing to choose. There is no free month.',
  'billing-address':
    'My address and zip code are not accepted. How do I change my address? The address on my invoice is wrong, it is the old one.',
  'no-billing-address': 'I have to enter an address and a postal code before I can pay.',
  'billing-address-abroad': 'My address is abroad, in another country of Europe. The postal code.',
  'refunded-order':
    'I want my money back. Where is my refund? I was charged twice. The refund has not arrived at my bank.',
  'refund-failed-order':
    'My refund has not arrived at my bank. The refund failed and nothing came back.',
  'refund-failed-plan': 'The refund for my plan failed and never arrived.',
  'taxed-order': 'Why do I pay tax? I need an invoice with VAT. The tax on my bill is wrong.',
  'paid-bill': 'I need an invoice or a receipt for my payment. What was I charged for?',
  'many-bills': 'I was charged several times; where are all my bills and payments?',
  'no-bills': 'I cannot find any invoice. There is no bill, the list of bills is empty.',
  'second-factor':
    'The verification code does not arrive by e-mail when I sign in. I did not receive the code. The code is wrong.',
  'second-factor-expired':
    'The verification code has expired when I sign in. It arrived too late, I need a new code.',
  'session-expired':
    'I was logged out, my session has expired. I have to sign in again and again; it keeps kicking me out, also in the app.',
  'session-replaced': 'I was logged out because I signed in on another device.',
  'access-token-expired': 'The session expires after a while.',
  'signed-out':
    'I cannot sign in. My password is wrong. I moved to another country: which region, EU or Europe, is my account in?',
  getPayUrl: 'I cannot pay: my payment failed before the payment page opened.',
  createPaySession: 'The payment for the renewal failed, I cannot pay.',
  createOrder: 'My order failed, I cannot pay for a plan.',
  applePayOrder: 'The payment with Apple on my iPhone failed before the App Store opened.',
  login: 'I cannot sign in, it failed.',
  address: 'The zip code of my address is not found.',
  giftCardCheck: 'Checking my gift card code failed.',
  houseList: 'The page with my homes does not load.',
  getPageOrderList: 'The page with my bills does not load.',
  updateSubscribeStatus: 'Cancel failed: I cannot turn the renewal off.',
  resendSecondCertification: 'Sending a new verification code failed.',
  deviceSwitchPackage: 'Adding a camera to my plan failed.',
};
