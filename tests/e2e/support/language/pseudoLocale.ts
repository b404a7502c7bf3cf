import type { Plugin } from 'vite';

/** A piece of a compiled message (its syntax tree), as far as texts in it are concerned. */
interface Piece {
  readonly type: number;
  readonly value?: string;
  /** Of a tag: what stands inside it. */
  readonly children?: readonly Piece[];
  /** Of a plural or a select: what stands in each case. */
  readonly options?: Readonly<Record<string, { readonly value: readonly Piece[] }>>;
}

export type CompiledMessages = Readonly<Record<string, readonly Piece[]>>;

/**
 * Pseudo-localized messages: no letter is A to Z, vowels are doubled (about 40 % longer words), and
 * `[!! … !!]` marks both ends. Arguments, plurals, tags and numbers stay. It also runs in the page,
 * so it uses nothing outside itself.
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
    // 0: plain text. Every other value is the name of an argument or a tag.
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

/** The file of English in the built app, as the app asks for it. */
const ENGLISH = /^\/assets\/en-US-[\w-]+\.js$/;

/** Worlds whose names begin so speak pseudo. */
export const PSEUDO = 'pseudo';

/**
 * The server of the journeys has the built app speak pseudo instead of en-US in such worlds: its file
 * of texts comes wrapped, to be kept like any other. Nothing of this is in the build.
 */
export const pseudoTexts = (): Plugin => ({
  name: 'pseudo-texts',
  // Before the portal's own files are sent.
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
