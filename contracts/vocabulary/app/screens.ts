/**
 * The screens of the portal and their numbers in error references. Never reuse a number.
 * `$name` stands for one path segment.
 */
export const SCREEN_NUMBERS = {
  '/': 1,
  '/login': 2,
  '/login/certification': 3,
  '/selectCountry': 4,
  '/subscription/$id': 5,
  '/subscription/$id/adjustDevice': 6,
  '/subscription/$id/adjustDevice/remove': 7,
  '/subscription/$id/updateDevice': 8,
  '/defaultPackage': 9,
  '/defaultPackage/selectDevice': 10,
  '/trialPackage': 11,
  '/package/renewal': 12,
  '/packages': 13,
  '/packages/$packageId/selectDevice': 14,
  '/giftCard': 15,
  '/giftCard/$code/packages': 16,
  '/giftCard/$code/packages/$packageId/payMethod': 17,
  '/giftCard/$code/packages/$packageId/selectDevice': 18,
  '/giftCard/renewal/$packageId': 19,
  '/applePay': 20,
  '/applePay/selectDevice': 21,
  '/billAddress': 22,
  '/billAddress/selectCountry': 23,
  '/bills': 24,
  '/bills/$id': 25,
  '/promotions': 26,
  '/promotions/selectDevice': 27,
  '/paySuccess': 28,
  '/paySuccess/$variant': 29,
  '/payFailed': 30,
  '/payFailed/$variant': 31,
} as const;
export type Screen = keyof typeof SCREEN_NUMBERS;

export const SCREENS = Object.keys(SCREEN_NUMBERS) as Screen[];

/** The screen of a path, ignoring query, fragment and ids; null for an unknown path. */
export function screenOfPath(path: string): Screen | null {
  const [pathname = ''] = path.split(/[?#]/);
  const segments = pathname.replace(/(.)\/$/, '$1').split('/');
  return SCREENS.find((screen) => fits(screen.split('/'), segments)) ?? null;
}

const fits = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((part, at) => (part.startsWith('$') ? segments[at] !== '' : part === segments[at]));
