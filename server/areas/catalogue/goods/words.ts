const term = /[^\s\p{P}\p{S}]+/gu

const termsOf = (text: string): string[][] =>
  (text.toLowerCase().match(term) ?? []).map((found) => [...found])

const pairsOf = (characters: string[]) =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`)

/** What goods are found by: Chinese has no spaces, so each pair of neighbours is a word. */
export function wordsOf(...texts: string[]): string[] {
  const terms = texts.flatMap(termsOf)
  return [...new Set(terms.flatMap((characters) => [...characters, ...pairsOf(characters)]))]
}

/** All of these must be among the words of what is sought. */
export const wordsSought = (typed: string): string[] => [
  ...new Set(
    termsOf(typed).flatMap((characters) =>
      characters.length === 1 ? characters : pairsOf(characters),
    ),
  ),
]
