/** What came of a file: how much was new, how much was known, and what is told but once. */
export interface Brought {
  added: number
  changed: number
  notes?: readonly string[]
  /** Whom it gave or took something that stands in the records of the house for each. */
  about?: readonly { kind: string; id: string }[]
}

export const countBrought = (keys: readonly string[], known: { has: (key: string) => boolean }) => {
  const changed = keys.filter((key) => known.has(key)).length
  return { added: keys.length - changed, changed }
}
