export { default as messages } from '../locales/en-US.json';
