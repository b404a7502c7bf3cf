import { houseList } from '@homeview/contracts/domains/house/house.endpoints';
import { api } from '../api';
import { queryOf } from './fromCatalogue';
import { ONCE, usePrefetched } from '../prefetch';

export const houseApi = api.injectEndpoints({
  endpoints: (build) => ({ houseList: queryOf(build, houseList) }),
});

/** All houses of the account, owned or not. Components use `useHouses` instead. */
export const useHouseList = () => usePrefetched(houseApi.endpoints.houseList, {});

/** Fetches the house list once; a pending or fresh request is reused. */
export const fetchHouseList = () => houseApi.endpoints.houseList.initiate({}, ONCE);
