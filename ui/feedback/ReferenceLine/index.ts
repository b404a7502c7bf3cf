export { ReferenceLine, type ReferenceLineProps } from './ReferenceLine';
