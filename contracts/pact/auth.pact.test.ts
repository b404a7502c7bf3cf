import { afterAll, expect, it } from 'vitest';
import { sessionExample } from '../domains/auth/auth.examples';
import * as auth from '../domains/auth/auth.endpoints';
import { stateValues } from '../vocabulary/stateValues';
import { success, refused } from './support/responses';
import { exchange } from './support/exchange';
import { readOf } from './support/expectations';
import { expectAllWritten } from './support/pacts';
import { authApi } from '../../src/api/endpoints/auth.api';

afterAll(expectAllWritten);

const { login, verifySecondCertification, resendSecondCertification } = authApi.endpoints;
const { username, password, secondFactorCode } = stateValues;
const SIGN = stateValues.secondaryCertificationSign.value;
const credentials = { username: username.value, password: password.value };
const solution = { code: secondFactorCode.value, secondaryCertificationSign: SIGN };

it('login returns tokens and the user', { tags: ['3.entity.02', '3.entity.03'] }, async () => {
  const session = sessionExample();
  const outcome = await exchange(
    {
      endpoint: auth.login,
      description: 'a sign-in with e-mail and password',
      state: 'demo',
      payload: credentials,
      answer: await success(auth.login, session),
    },
    (dispatch) => dispatch(login.initiate(credentials)).unwrap(),
  );
  expect(outcome).toEqual({ data: await readOf(auth.login, session) });
});

it('login returns the sign of a second factor', { tags: ['3.entity.03'] }, async () => {
  const answer = { secondaryCertificationSign: SIGN };
  const outcome = await exchange(
    {
      endpoint: auth.login,
      description: 'a sign-in that needs a second factor',
      state: 'second-factor',
      payload: credentials,
      answer: await success(auth.login, answer, { secondaryCertificationSign: /^.+$/ }),
    },
    (dispatch) => dispatch(login.initiate(credentials)).unwrap(),
  );
  expect(outcome).toEqual({ data: answer });
});

it('login rejects wrong credentials with 400 and a reason', async () => {
  const stranger = { ...credentials, username: 'stranger@homeview.example' };
  const outcome = await exchange(
    {
      endpoint: auth.login,
      description: 'a sign-in that is not right',
      state: 'demo',
      payload: stranger,
      answer: refused(400, 'The e-mail or password is not right.'),
    },
    (dispatch) => dispatch(login.initiate(stranger)).unwrap(),
  );
  expect(outcome).toMatchObject({
    error: { code: 400, desc: 'The e-mail or password is not right.' },
  });
});

it('verifySecondCertification sends code and sign and returns tokens and the user', async () => {
  const session = sessionExample();
  const outcome = await exchange(
    {
      endpoint: auth.verifySecondCertification,
      description: 'a second-factor code that is right',
      state: 'second-factor',
      payload: solution,
      answer: await success(auth.verifySecondCertification, session),
    },
    (dispatch) => dispatch(verifySecondCertification.initiate(solution)).unwrap(),
  );
  expect(outcome).toEqual({ data: await readOf(auth.login, session) });
});

it('verifySecondCertification rejects an expired code with 560118', async () => {
  const outcome = await exchange(
    {
      endpoint: auth.verifySecondCertification,
      description: 'a second-factor code that has expired',
      state: 'second-factor-expired',
      payload: solution,
      answer: refused(560118),
    },
    (dispatch) => dispatch(verifySecondCertification.initiate(solution)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 560118 } });
});

it('verifySecondCertification rejects a wrong code with 560119', async () => {
  const wrong = { ...solution, code: '000000' };
  const outcome = await exchange(
    {
      endpoint: auth.verifySecondCertification,
      description: 'a second-factor code that is wrong',
      state: 'second-factor',
      payload: wrong,
      answer: refused(560119),
    },
    (dispatch) => dispatch(verifySecondCertification.initiate(wrong)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 560119 } });
});

it('resendSecondCertification sends the sign', async () => {
  const payload = { secondaryCertificationSign: SIGN };
  const outcome = await exchange(
    {
      endpoint: auth.resendSecondCertification,
      description: 'a second-factor code, once more',
      state: 'second-factor',
      payload,
      answer: await success(auth.resendSecondCertification, undefined),
    },
    (dispatch) => dispatch(resendSecondCertification.initiate(payload)).unwrap(),
  );
  expect(outcome).toEqual({ data: null });
});

it('resendSecondCertification rejects an unknown sign with 560118', async () => {
  const payload = { secondaryCertificationSign: 'sign-unknown' };
  const outcome = await exchange(
    {
      endpoint: auth.resendSecondCertification,
      description: 'a second-factor code for a sign that is not known',
      state: 'second-factor',
      payload,
      answer: refused(560118),
    },
    (dispatch) => dispatch(resendSecondCertification.initiate(payload)).unwrap(),
  );
  expect(outcome).toMatchObject({ error: { code: 560118 } });
});
