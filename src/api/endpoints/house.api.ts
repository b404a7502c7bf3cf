import { houseList } from '@homeview/contracts/domains/house/house.endpoints';
import { api } from '../api';
import { queryOf } from './fromCatalogue';
import { once, usePrefetched } from '../prefetch';

export const houseApi = api.injectEndpoints({
  endpoints: (build) => ({ houseList: queryOf(build, houseList) }),
});

/** The houses of the account, owned or not; `useHouses` is what screens want. */
export const useHouseList = () => usePrefetched(houseApi.endpoints.houseList, {}, houseList);

/** The same, asked for once: what is under way or still fresh is not fetched again. */
export const fetchHouseList = () => houseApi.endpoints.houseList.initiate({}, once(houseList));
