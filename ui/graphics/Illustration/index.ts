export { Illustration, type IllustrationName, type IllustrationProps } from './Illustration';
