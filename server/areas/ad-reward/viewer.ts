import { type DataKey, keyedHashes } from '@server/database/data-key'

interface Whose {
  userId: string
  ticketId: string
}

const textOf = ({ userId, ticketId }: Whose) => `${userId} ${ticketId}`

/** Another one each time: an ad platform does not learn who sees several of its films. */
export const viewerOf = (key: DataKey, whose: Whose): string =>
  keyedHashes(key, 'viewer of a film', textOf(whose))[0]!

export const isViewer = (key: DataKey, whose: Whose, viewer: string): boolean =>
  keyedHashes(key, 'viewer of a film', textOf(whose)).includes(viewer)
