export { Notice, toneIcons, type NoticeProps, type NoticeTone } from './Notice';
