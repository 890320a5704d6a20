const term = /[^\s\p{P}\p{S}]+/gu
const lengths = [1, 2, 3] as const
const longest = Math.max(...lengths)

const termsOf = (text: string): string[][] =>
  (text.toLowerCase().match(term) ?? []).map((found) => [...found])

const gramsIn = (characters: readonly string[], length: number): string[] =>
  characters.slice(length - 1).map((_, at) => characters.slice(at, at + length).join(''))

/** What a text is found by: its characters, and what stands side by side in it by twos and threes. */
export const gramsOf = (text: string): string[] => [
  ...new Set(
    termsOf(text).flatMap((characters) => lengths.flatMap((length) => gramsIn(characters, length))),
  ),
]

/** All of these must be among the grams of what is sought: the longest, which the fewest have. */
export const gramsSought = (typed: string): string[] => [
  ...new Set(
    termsOf(typed).flatMap((characters) =>
      gramsIn(characters, Math.min(longest, characters.length)),
    ),
  ),
]
