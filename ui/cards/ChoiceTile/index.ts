export { ChoiceCard, type ChoiceCardProps, type ChoiceProps } from './ChoiceCard';
export { ChoiceRadio, ChoiceTile } from './ChoiceTile';
