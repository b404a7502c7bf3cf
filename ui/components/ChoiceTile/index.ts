export { ChoiceMark, ChoiceTile } from './ChoiceTile';
