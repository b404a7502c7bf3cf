import * as auth from '@homeview/contracts/domains/auth/auth.endpoints';
import { api } from '../api';
import { mutationOf } from './fromCatalogue';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: mutationOf(build, auth.login),
    verifySecondCertification: mutationOf(build, auth.verifySecondCertification),
    resendSecondCertification: mutationOf(build, auth.resendSecondCertification),
  }),
});

export const {
  useLoginMutation,
  useVerifySecondCertificationMutation,
  useResendSecondCertificationMutation,
} = authApi;
