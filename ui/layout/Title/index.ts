export { Subtitle } from './Subtitle';
export { Title, type TitleProps } from './Title';
