import type { DataKey } from '../data-key'
import { isOfPresent, isOfVersion1, open, seal } from '../seal'
import type { Named, SealedTable } from './sealed'

export type Cells = Readonly<Record<string, Buffer | string | number | null>>

/** What a row is to hold under the present key, by column. */
export function resealed(key: DataKey, of: SealedTable, row: Cells): Record<string, Cells[string]> {
  const named = row as Named
  const opened = new Map<string, string>()
  const next: Record<string, Cells[string]> = {}
  for (const [column, { about, version1 = about, purpose }] of Object.entries(of.columns)) {
    const sealed = row[column] as Buffer | null
    if (isBlank(sealed)) continue
    const content = open(key, sealed, (isOfVersion1(sealed) ? version1 : about)(named), purpose)
    opened.set(column, content)
    if (!isOfPresent(key, sealed)) next[column] = seal(key, content, about(named), purpose)
  }
  for (const [column, { of: source, hash }] of Object.entries(of.hashes ?? {})) {
    const content = opened.get(source)
    if (content !== undefined) next[column] = hash(key, content)
  }
  return next
}

/** What somebody who left had sealed is written over. */
const isBlank = (sealed: Buffer | null): sealed is null => !sealed || sealed.length === 0
