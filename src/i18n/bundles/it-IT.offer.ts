export { default as messages } from '../locales/it-IT.json?offer';
