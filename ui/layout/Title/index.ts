export { Subtitle, type SubtitleProps } from './Subtitle';
export { PictureTitle, type PictureTitleProps } from './PictureTitle';
export { Title, type TitleProps } from './Title';
