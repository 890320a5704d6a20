/** What shows that a control is there: a test that fails without it, or the heading of a document. */
export type Proof = readonly [file: string, title: string]

type Verdict =
  | { state: 'met'; says: string }
  | { state: 'not ours'; says: string }
  | { state: 'open'; says: string }
  /** The specification wants it otherwise: `says` what, `instead` what stands in for it. */
  | { state: 'decided'; says: string; instead: string }

export type Row = { id: string; level: 1 | 2; proofs: readonly Proof[] } & Verdict

type Level = Row['level']

export const met = (id: string, level: Level, says: string, ...proofs: Proof[]): Row => ({
  state: 'met',
  ...{ id, level, says, proofs },
})

export const notOurs = (id: string, level: Level, says: string, ...proofs: Proof[]): Row => ({
  state: 'not ours',
  ...{ id, level, says, proofs },
})

export const open = (id: string, level: Level, says: string): Row => ({
  state: 'open',
  ...{ id, level, says, proofs: [] },
})

interface Decided {
  /** What the specification asks for. */
  says: string
  instead: string
}

export const decided = (id: string, level: Level, words: Decided, ...proofs: Proof[]): Row => ({
  state: 'decided',
  ...{ id, level, proofs },
  ...words,
})

/** The tests of one file, by their titles. */
export const within =
  (file: string) =>
  (title: string): Proof => [file, title]
