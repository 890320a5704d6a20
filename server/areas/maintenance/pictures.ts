import { addressesOf, claimUploads, type Looking } from '@server/areas/upload/upload'
import type { Db } from '@server/database/database'

interface Shown {
  userId: string
  pictureIds: readonly string[]
  /** Whose they are from now on: `install 17`. */
  usedBy: string
  now: Date
}

/** Pictures that show a piece of work: only who sees to the machine is told where they are. */
export const keepPictures = (tx: Db, { userId, pictureIds, usedBy, now }: Shown) =>
  claimUploads(tx, {
    ...{ userId, uploadIds: pictureIds, usedBy, now },
    kind: 'maintenance',
    media: 'picture',
  })

/** Finds where pictures of several pieces of work are in one question. */
export async function picturesOf(looking: Looking, rows: readonly { pictureIds: string[] }[]) {
  const known = await addressesOf(
    looking,
    rows.flatMap(({ pictureIds }) => pictureIds),
  )
  return (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
}
