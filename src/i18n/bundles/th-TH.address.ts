export { default as messages } from '../locales/th-TH.json?address';
