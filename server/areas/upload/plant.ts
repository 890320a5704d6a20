import { createHash } from 'node:crypto'
import type { UploadKind } from '@contract/upload'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { newStorageKey } from './address'
import { recognise } from './content'
import { uploads } from './tables'
import { keep, type Vault } from './vault'

interface Planted {
  userId: string
  kind: UploadKind
  content: Buffer
  /** Whose it is, such as `after-sale 17`. */
  usedBy: string
  now: Date
}

/** Demo data: a picture that somebody has sent for a thing of theirs. */
export async function plantUpload(tx: Db, vault: Vault, planted: Planted): Promise<string> {
  const { userId, kind, content, usedBy, now } = planted
  const { ending, type } = recognise(content, kind)
  const storageKey = newStorageKey(kind, ending)
  await keep(vault, { storageKey }, content)
  const [row] = await tx
    .insert(uploads)
    .values({
      ...{ uploadId: uuidv7(now.getTime()), userId, kind, storageKey, type, usedBy },
      ...{ size: content.length, stored: true, createdAt: now },
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    .returning()
  return row!.uploadId
}
