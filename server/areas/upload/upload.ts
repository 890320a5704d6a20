import { createHash } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm'
import type { RefusalName } from '@contract/refusals'
import type { UploadKind } from '@contract/upload'
import { acceptedAt, type AgreementKey } from '@server/areas/agreement/agreement'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Storage } from '@server/providers/storage/storage'
import { addressOf, newStorageKey } from './address'
import { spendAllowance } from './allowance'
import { decode, type Media, mostOf, recognise } from './content'
import { after, unusedLastsSeconds } from './rules'
import { uploads } from './tables'
import { fetchKept, keep } from './vault'

export { plantUpload } from './plant'
export { rekeyFiles } from './rekey-files'

type Surroundings = Pick<Outside, 'db' | 'config' | 'now' | 'apart' | 'providers'>

interface Given {
  userId: string
  kind: UploadKind
  content: Buffer
}

/** Keeps a picture or video. First its row, then its file: what falls in between is cleaned up. */
export async function takeUpload(surroundings: Surroundings, given: Given) {
  const { db, config, now, apart, providers } = surroundings
  await needConsent(db, given, now)
  const row = await apart((tx) => register(tx, given, now))
  if (!row.stored) {
    const vault = { storage: providers.storage, dataKey: config.dataKey }
    await keep(vault, row, given.content)
    await db.update(uploads).set({ stored: true }).where(eq(uploads.uploadId, row.uploadId))
  }
  return { upload_id: row.uploadId, url: addressOf(config, row, now) }
}

/** What is sensitive, and which notice has to be agreed to before. */
const notices: Partial<Record<UploadKind, { agreement: AgreementKey; refusal: RefusalName }>> = {
  identity: { agreement: 'identity', refusal: 'identityConsentNeeded' },
  health: { agreement: 'healthRecord', refusal: 'healthConsentNeeded' },
  tongue: { agreement: 'healthTongue', refusal: 'tongueConsentNeeded' },
}

/** What is sensitive is not taken before its own notice was agreed to, whichever call brings it. */
async function needConsent(db: Db, { userId, kind }: Given, now: Date) {
  const notice = notices[kind]
  if (notice && !(await acceptedAt(db, userId, notice.agreement, now)))
    throw new Refusal(notice.refusal)
}

export const takeBase64 = (
  surroundings: Surroundings,
  { content, ...given }: Omit<Given, 'content'> & { content: string },
) => takeUpload(surroundings, { ...given, content: decode(content, mostOf(given.kind)) })

/** The same content once more, as after an answer that was lost, is the upload that is there. */
async function register(tx: Db, { userId, kind, content }: Given, now: Date) {
  const format = recognise(content, kind)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const expiresAt = after(now, unusedLastsSeconds)
  const same = [eq(uploads.userId, userId), eq(uploads.kind, kind), eq(uploads.sha256, sha256)]
  const [known] = await tx
    .update(uploads)
    .set({ expiresAt })
    .where(and(...same, isNull(uploads.usedBy)))
    .returning()
  if (known) return known
  await spendAllowance(tx, userId, content.length, now)
  const [row] = await tx
    .insert(uploads)
    .values({
      uploadId: uuidv7(now.getTime()),
      userId,
      kind,
      storageKey: newStorageKey(kind, format.ending),
      type: format.type,
      size: content.length,
      sha256,
      expiresAt,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [uploads.userId, uploads.kind, uploads.sha256],
      targetWhere: isNull(uploads.usedBy),
      set: { expiresAt },
    })
    .returning()
  if (!row) throw new Error('The upload just written is not there')
  return row
}

export interface Claim {
  userId: string
  uploadIds: readonly string[]
  kind: UploadKind
  /** Where nothing else will do. */
  media?: Media
  /** Whose they are from now on, such as `after-sale 17`. */
  usedBy: string
  now: Date
}

const typesOf: Record<Media, string> = { picture: 'image/%', video: 'video/%' }

/** Another person's, another kind's, one that is used or gone: all of them refuse the whole claim. */
export async function claimUploads(db: Db, claim: Claim) {
  const { userId, uploadIds, kind, media, usedBy, now } = claim
  const wanted = [...new Set(uploadIds)].sort()
  if (wanted.length === 0) return
  const claimed = await db
    .update(uploads)
    .set({ usedBy, expiresAt: null })
    .where(
      and(
        inArray(uploads.uploadId, wanted),
        eq(uploads.userId, userId),
        eq(uploads.kind, kind),
        media && like(uploads.type, typesOf[media]),
        eq(uploads.stored, true),
        isNull(uploads.usedBy),
        gt(uploads.expiresAt, now),
      ),
    )
    .returning({ uploadId: uploads.uploadId })
  if (claimed.length !== wanted.length) throw new Refusal('uploadUnusable')
}

/** Lets go of all that `usedBy` had claimed: the first cleaning after `at` deletes it. */
export const releaseUploads = (db: Db, usedBy: string, at: Date) =>
  db.update(uploads).set({ expiresAt: at }).where(eq(uploads.usedBy, usedBy))

/** What these had claimed is another's from now on, and no longer goes with the account that sent it. */
export const handUploads = (db: Db, uses: readonly string[], userId: string) =>
  db
    .update(uploads)
    .set({ userId })
    .where(and(inArray(uploads.usedBy, [...uses]), isNull(uploads.expiresAt)))

/** Lets go of all that somebody has sent of a kind, used or not. */
export const releaseKind = (db: Db, { userId, kind }: Omit<Given, 'content'>, at: Date) =>
  db
    .update(uploads)
    .set({ expiresAt: at })
    .where(and(eq(uploads.userId, userId), eq(uploads.kind, kind)))

/** The same at once: no address opens them any more, and the next cleaning deletes them. */
export const dropUploads = (db: Db, usedBy: string, at: Date) =>
  db.update(uploads).set({ expiresAt: at, hiddenAt: at }).where(eq(uploads.usedBy, usedBy))

/** The same of all that somebody has sent of a kind, used or not. */
export const dropKind = (db: Db, { userId, kind }: Omit<Given, 'content'>, at: Date) =>
  db
    .update(uploads)
    .set({
      ...{ expiresAt: at, hiddenAt: at },
      // the same content sent once more is another upload
      usedBy: sql`coalesce(${uploads.usedBy}, 'dropped')`,
    })
    .where(and(eq(uploads.userId, userId), eq(uploads.kind, kind)))

export interface Looking {
  db: Db
  config: Settings
  now: Date
}

/** Nobody is shown it from now on, but for whoever decides on a case. */
export const hideUpload = (tx: Db, uploadId: string, at: Date) =>
  tx.update(uploads).set({ hiddenAt: at }).where(eq(uploads.uploadId, uploadId))

export interface FoundUpload {
  kind: UploadKind
  type: string
  address: string
}

/** What it is and where it can be fetched; undefined where it is gone. */
export async function findUpload(
  { db, config, now }: Looking,
  uploadId: string,
): Promise<FoundUpload | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.uploadId, uploadId))
  return row && { kind: row.kind, type: row.type, address: addressOf(config, row, now) }
}

/** Which of these may not be shown. */
export async function hiddenAmong(db: Db, uploadIds: readonly string[]): Promise<Set<string>> {
  if (uploadIds.length === 0) return new Set()
  const rows = await db
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(and(inArray(uploads.uploadId, [...uploadIds]), isNotNull(uploads.hiddenAt)))
  return new Set(rows.map(({ uploadId }) => uploadId))
}

/** Where claimed uploads can be looked at, in the order they were named; what is hidden is left out. */
export async function uploadAddresses(looking: Looking, uploadIds: readonly string[]) {
  const addresses = await addressesOf(looking, uploadIds)
  return uploadIds.flatMap((uploadId) => addresses.get(uploadId) ?? [])
}

/** The same by their ids, where several share one question. */
export async function addressesOf(
  { db, config, now }: Looking,
  uploadIds: readonly string[],
): Promise<Map<string, string>> {
  if (uploadIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.uploadId, [...uploadIds]), isNull(uploads.hiddenAt)))
  return new Map(rows.map((row) => [row.uploadId, addressOf(config, row, now)]))
}

/** The bytes themselves, for whoever decides on a case. */
export async function readUpload(
  { db, config, storage }: Looking & { storage: Storage },
  uploadId: string,
) {
  const [row] = await db.select().from(uploads).where(eq(uploads.uploadId, uploadId))
  const content = row?.stored ? await fetchKept({ storage, dataKey: config.dataKey }, row) : null
  return row && content ? { type: row.type, content } : null
}

/** What somebody sent themselves and nothing uses yet; null: another person's, another kind's, or gone. */
export async function readUnused(
  { db, config, storage, now }: Looking & { storage: Storage },
  { userId, kind, uploadId }: Omit<Given, 'content'> & { uploadId: string },
) {
  const [row] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.uploadId, uploadId),
        eq(uploads.userId, userId),
        eq(uploads.kind, kind),
        eq(uploads.stored, true),
        isNull(uploads.usedBy),
        gt(uploads.expiresAt, now),
      ),
    )
  const content = row ? await fetchKept({ storage, dataKey: config.dataKey }, row) : null
  return row && content ? { type: row.type, content } : null
}
