import { houseList } from '@homeview/contracts/house/house.endpoints';
import { api } from './api';
import { freshness, queryOf } from './fromCatalogue';

export const houseApi = api.injectEndpoints({
  endpoints: (build) => ({ houseList: queryOf(build, houseList) }),
});

/** The houses of the account, owned or not; `useHouses` is what screens want. */
export const useHouseList = () => houseApi.useHouseListQuery({}, freshness(houseList));

/** The same, asked for once: what is under way or still fresh is not fetched again. */
export const askHouseList = () => houseApi.endpoints.houseList.initiate({}, { subscribe: false });
