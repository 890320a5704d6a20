import type { DataKey } from '../data-key'
import type { SealPurpose } from '../seal'

/** The columns that a row is named by, as they stand in the database. */
export type Named = Readonly<Record<string, string | number>>

/** Binds a seal to its row. */
type About = (row: Named) => string

interface SealedColumn {
  about: About
  /** Where version 1 bound it to something else. */
  version1?: About
  /** Whose key it lies under, where that is not everybody's. */
  purpose?: SealPurpose
}

/** A hash that is found by, made of what is sealed in a column beside it. */
interface HashColumn {
  of: string
  hash: (key: DataKey, opened: string) => string
}

/** A table in which something is sealed: all that `rekey` has to know of it. */
export interface SealedTable {
  table: string
  /** Its primary key. */
  keys: readonly string[]
  /** Further columns that what is sealed is bound to. */
  boundTo?: readonly string[]
  columns: Readonly<Record<string, SealedColumn>>
  hashes?: Readonly<Record<string, HashColumn>>
}

/** What an area keeps sealed or hashed. */
export interface Seals {
  tables: readonly SealedTable[]
  /** What a new key leaves as it is, by `table.column`, and why it may. */
  passing?: Readonly<Record<string, string>>
}
