/** What was quoted and is no name of the code. */
const quoted = /(["'`])(?![A-Za-z_$][\w$]{0,30}\1)[^"'`]*\1/g

/** Words of an error without what it may have been about: other scripts, long numbers, what was quoted. */
export const bare = (words: string): string =>
  words
    .replace(quoted, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/\d{3,}/g, '…')
    .slice(0, 200)
