export { LoadingBubbles, type LoadingBubblesProps } from './LoadingBubbles';
