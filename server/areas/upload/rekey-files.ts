import { and, asc, eq, gt, like } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Rekeyed } from '@server/database/rekey/rows'
import { isOfPresent } from '@server/database/seal'
import { sealedFolder } from './address'
import { uploads } from './tables'
import { fetchKept, keep, type Vault } from './vault'

/** Brings private files under the present key, one after the other; each is whole at any moment. */
export async function rekeyFiles(db: Db, vault: Vault): Promise<Rekeyed> {
  const unreadable: string[] = []
  let rows = 0
  for (let row = await next(db); row; row = await next(db, row.uploadId)) {
    const done = await rekeyFile(db, vault, row).catch(() => null)
    if (done === null) unreadable.push(row.uploadId)
    else if (done) rows++
  }
  return { table: 'uploads', rows, unreadable }
}

async function next(db: Db, last?: string) {
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        like(uploads.storageKey, `${sealedFolder}%`),
        eq(uploads.stored, true),
        last === undefined ? undefined : gt(uploads.uploadId, last),
      ),
    )
    .orderBy(asc(uploads.uploadId))
    .limit(1)
  return row
}

async function rekeyFile(db: Db, vault: Vault, row: typeof uploads.$inferSelect) {
  const sealed = await vault.storage.read(row.storageKey)
  if (!sealed || isOfPresent(vault.dataKey, sealed)) return false
  const content = await fetchKept(vault, row)
  if (!content) return false
  await keep(vault, row, content)
  const isThis = eq(uploads.uploadId, row.uploadId)
  const [left] = await db.select({ id: uploads.uploadId }).from(uploads).where(isThis)
  // deleted meanwhile: no file is ever without a row
  if (!left) await vault.storage.remove(row.storageKey)
  return true
}
