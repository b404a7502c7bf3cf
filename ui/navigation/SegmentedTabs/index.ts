export { SegmentedTabs, type SegmentedTabsProps } from './SegmentedTabs';
