export { NextPageBar } from './NextPageBar';
