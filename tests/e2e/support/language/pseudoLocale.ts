import type { Plugin } from 'vite';

/** A node of a compiled message (its syntax tree), with the fields that contain text. */
interface Piece {
  readonly type: number;
  readonly value?: string;
  /** Content of a tag. */
  readonly children?: readonly Piece[];
  /** Cases of a plural or a select. */
  readonly options?: Readonly<Record<string, { readonly value: readonly Piece[] }>>;
}

export type CompiledMessages = Readonly<Record<string, readonly Piece[]>>;

/**
 * Pseudo-localized messages: no letter is A to Z, vowels are doubled (about 40 % longer words), and
 * `[!! … !!]` marks both ends. Arguments, plurals, tags and numbers stay. It also runs in the page,
 * so it is self-contained.
 */
export function pseudoMessages(messages: CompiledMessages): CompiledMessages {
  const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const accented = [...'àƀçðéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ'];
  const textOf = (text: string) =>
    [...text]
      .map((letter) => {
        const other = accented[plain.indexOf(letter)] ?? letter;
        return /[aeiou]/i.test(letter) ? other + other.toLowerCase() : other;
      })
      .join('');
  const pieceOf = (piece: Piece): Piece => ({
    ...piece,
    // 0 is plain text; other values are names of arguments or tags.
    ...(piece.type === 0 && piece.value !== undefined && { value: textOf(piece.value) }),
    ...(piece.children && { children: piece.children.map(pieceOf) }),
    ...(piece.options && {
      options: Object.fromEntries(
        Object.entries(piece.options).map(([name, option]) => [
          name,
          { value: option.value.map(pieceOf) },
        ]),
      ),
    }),
  });
  const bracket = (value: string): Piece => ({ type: 0, value });
  return Object.fromEntries(
    Object.entries(messages).map(([id, pieces]) => [
      id,
      [bracket('[!! '), ...pieces.map(pieceOf), bracket(' !!]')],
    ]),
  );
}

/** The English message bundle of the built app, by its path. */
const ENGLISH = /^\/assets\/en-US-[\w-]+\.js$/;

/** Prefix of the names of worlds that use the pseudo locale. */
export const PSEUDO = 'pseudo';

/**
 * Serves the pseudo locale instead of en-US in such worlds: wraps the built message bundle, with
 * the same caching. The build itself contains nothing of it.
 */
export const pseudoTexts = (): Plugin => ({
  name: 'pseudo-texts',
  // Runs before the portal's own files are served.
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use(({ url = '', headers }, response, next) => {
      if (!headers.host?.startsWith(`${PSEUDO}-`) || !ENGLISH.test(url)) return next();
      response.setHeader('content-type', 'text/javascript');
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      response.end(`import * as english from '${url}?english';
        export const messages = (${pseudoMessages.toString()})(english.messages);`);
    });
  },
});
