import type { DataKey } from '@server/database/data-key'
import type { Database } from '@server/database/database'
import type { Named, SealedTable } from '@server/database/rekey/sealed'
import { open } from '@server/database/seal'
import { sealedTables } from '@server/safekeeping/seals'

/** One seal, and the columns that its row is named by. */
export interface Sealed {
  of: SealedTable
  column: string
  row: Named
  sealed: Buffer
}

/** Everything that lies sealed in a database. */
export async function allSealed({ pool }: Database): Promise<Sealed[]> {
  const found = await Promise.all(
    sealedTables.map(async (of) => {
      const { rows } = await pool.query<Named>(`select * from ${of.table}`)
      return rows.flatMap((row) =>
        Object.keys(of.columns).flatMap((column) => {
          const sealed = row[column] as Buffer | null | undefined
          return sealed && sealed.length > 0 ? [{ of, column, row, sealed }] : []
        }),
      )
    }),
  )
  return found.flat()
}

/** What is sealed in it, in the order of the rows: throws where the key does not open all. */
export const contents = (key: DataKey, all: readonly Sealed[]): string[] =>
  all
    .map(({ of, column, row, sealed }) => {
      const { about, purpose } = of.columns[column]!
      return open(key, sealed, about(row), purpose)
    })
    .sort()
