/** Maximum lines of prose in a comment; more belongs in a decision record. */
const MAX_LINES = 3;

/** The lines of prose of a comment, without blank lines and everything from the first `@tag` on. */
function proseLines(comment) {
  const lines = comment.value.split('\n').map((line) => line.replace(/^\s*\*?\s*/, '').trim());
  const firstTag = lines.findIndex((line) => line.startsWith('@'));
  return (firstTag < 0 ? lines : lines.slice(0, firstTag)).filter((line) => line !== '');
}

/** Line comments on consecutive lines count as one comment. */
function blocksOf(comments) {
  const blocks = [];
  for (const comment of comments) {
    const previous = blocks.at(-1);
    const continues =
      comment.type === 'Line' &&
      previous?.comment.type === 'Line' &&
      comment.loc.start.line === previous.endLine + 1;
    if (continues) {
      previous.length += 1;
      previous.endLine += 1;
    } else {
      const length = proseLines(comment).length;
      blocks.push({ comment, length, endLine: comment.loc.end.line });
    }
  }
  return blocks;
}

/** ESLint rule: a comment has at most three lines of prose. */
export const shortComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { long: '{{length}} lines of comment; at most {{max}}, more belongs in docs/adr.' },
  },
  create: (context) => ({
    Program() {
      for (const { comment, length } of blocksOf(context.sourceCode.getAllComments())) {
        if (length > MAX_LINES)
          context.report({ loc: comment.loc, messageId: 'long', data: { length, max: MAX_LINES } });
      }
    },
  }),
};
