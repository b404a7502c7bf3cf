export { Subtitle, type SubtitleProps } from './Subtitle';
export { Title, type TitleProps } from './Title';
