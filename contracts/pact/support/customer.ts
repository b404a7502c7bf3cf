/** The customer of all provider states. */
export const USERNAME = 'demo@homeview.example';

/**
 * `Demo-1234`, RSA-encrypted (PKCS#1 v1.5) with the development public key in `.env`. Encryption is
 * random, so the pact uses this fixed result.
 */
export const PASSWORD = [
  'BW+YxekoHgsO2AT1ICqq+vMs+9u9NirDU4RRkR5ube+p1mv3DkU6I5/36ahZmTJSdYrPNMf+r5dD36SA/VZdCp',
  'gWBOeqJUBlnQHCrGVMuZ30xR/RpvZDafUJeuoWwyVzoRNP442d2EyvBPBGtXM3p/6asOILDhuNhNEoKIavnvqU',
  'AyiJNRt3rlsa16pcimv9+BB6TvFz8HeqTdSnh7knYOl5n1MG5qJGIt2x4S6myZM2ws7VSgEO1Ledx+yTRXIFiL',
  'ql6YeiFbenxsGJyddxptK8RnLhEBl39ZICDCqFkKPkZayFuXhOUgwQnDfK7ADxsfB6p4S+7GK33txODQ6lKQ==',
].join('');

/** The second-factor code and its sign. */
export const CODE = '246810';
export const SIGN = 'sign-1001';
