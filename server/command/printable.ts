/** What moves the cursor, rings, hides or turns text around, in whatever a customer wrote. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Made visible as JSON writes it, so that what is exported can still be imported. */
const written = (found: string) =>
  Array.from(
    { length: found.length },
    (_none, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/** One thing that is said: where it has several lines, none of them looks like the next thing. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(unseen, written).replaceAll('\n', '\n      ')
