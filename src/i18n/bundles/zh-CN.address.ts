export { default as messages } from '../locales/zh-CN.json?address';
