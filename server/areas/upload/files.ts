import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { uploadKinds } from '@contract/upload'
import { uuid } from '@contract/fields'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import type { SignedQuery } from '@server/call/signed-address'
import type { Part, Storage } from '@server/providers/storage/storage'
import { privateAddresses, publicKeyOf } from './address'
import { uploads } from './tables'
import { fetchKept, fetchPart } from './vault'

interface Looking {
  db: Db
  config: Settings
  storage: Storage
  now: Date
}

export interface KeptFile {
  type: string
  sha256: string
  size: number
  /** All of it, or a part. */
  read: (part?: Part) => Promise<Buffer>
}

/** Only by its name, which nobody guesses. */
export const openPublic = (looking: Looking, name: string) =>
  open(looking, eq(uploads.storageKey, publicKeyOf(name)), false)

/** Only by an address that was signed a short while ago. */
export async function openPrivate(looking: Looking, uploadId: string, query: SignedQuery) {
  const { config, now } = looking
  if (!privateAddresses.isGenuine(config.dataKey, { ...query, subject: uploadId }, now))
    throw new Refusal('forbidden', '链接已失效，请返回上一页重新打开')
  return open(looking, eq(uploads.uploadId, uuid.parse(uploadId)), true)
}

async function open(
  { db, config, storage }: Looking,
  which: SQL,
  isPrivate: boolean,
): Promise<KeptFile> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(which, eq(uploads.stored, true), isNull(uploads.hiddenAt)))
  if (!row || uploadKinds[row.kind].private !== isPrivate) throw new Refusal('notFound')
  const vault = { storage, dataKey: config.dataKey }
  return {
    type: row.type,
    sha256: row.sha256,
    size: row.size,
    async read(part) {
      const content = await (part ? fetchPart(vault, row, part) : fetchKept(vault, row))
      if (!content) throw new Refusal('notFound')
      return content
    },
  }
}
