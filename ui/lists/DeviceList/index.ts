export { DeviceList, SEARCH_THRESHOLD, type DeviceListProps } from './DeviceList';
export type { ListedDevice } from './ListedDevice';
