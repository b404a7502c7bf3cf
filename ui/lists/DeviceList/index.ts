export { DeviceList, type DeviceListProps } from './DeviceList';
export type { ListedDevice } from './ListedDevice';
