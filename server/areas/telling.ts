import type { Settings } from '@server/config'

/** A row as the database gives it, by the names of its columns. */
export type TellableRow = Readonly<Record<string, unknown>>

export interface Reader {
  userId: string
  config: Settings
  now: Date
}

/** What people are told of the rows of a table that are theirs. */
export interface Told {
  /** What it is, in the words of the app. */
  title: string
  /** The column that says whose a row is. */
  of: string
  /** Only rows in which this stands there. */
  where?: Readonly<Record<string, string>>
  /** Of what grows without end: so many rows at once, by a column in which no two of a person are alike. */
  inTurns?: { by: string; most: number }
  /** As they lie there. What is of somebody else, or proves who somebody is, is never among them. */
  columns: readonly string[]
  /** What lies sealed, or somewhere else, by the name under which it is told. */
  opened?: Readonly<Record<string, (row: TellableRow, reader: Reader) => unknown>>
}

/** Every table that the area's leaving names: what is told of it, or why nothing is. */
export type Telling = Readonly<Record<string, Told | { untold: string }>>
