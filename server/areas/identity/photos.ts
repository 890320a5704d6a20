import { claimUploads, releaseUploads } from '@server/areas/upload/upload'
import { dayMs } from '@server/calendar'
import type { Db } from '@server/database/database'

interface Photos {
  userId: string
  caseId: string
  uploadIds: readonly string[]
}

const usedBy = (caseId: string) => `identity ${caseId}`

/** Those of a refused application stay so long, in case somebody asks why. */
export const refusedLastsDays = 30

export const claimPhotos = (db: Db, { userId, caseId, uploadIds }: Photos, now: Date) =>
  claimUploads(db, { userId, uploadIds, kind: 'identity', usedBy: usedBy(caseId), now })

export const releasePhotos = (db: Db, caseId: string, at: Date) =>
  releaseUploads(db, usedBy(caseId), at)

export const releaseRefusedPhotos = (db: Db, caseId: string, refusedAt: Date) =>
  releasePhotos(db, caseId, new Date(refusedAt.getTime() + refusedLastsDays * dayMs))
