export { default as messages } from '../locales/ja-JP.json?address';
