export { ChoiceCard, type ChoiceCardProps, type ChoiceProps } from './ChoiceCard';
export { ChoiceMark, ChoiceTile } from './ChoiceTile';
