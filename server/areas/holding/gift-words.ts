import { eq } from 'drizzle-orm'
import type { ShownWords } from '../shown-words'
import { findInvite } from './invites'
import { holdingInvites } from './tables'

export const giftWords: ShownWords = {
  title: '转赠留言',
  scene: 'comment',
  read: async (db, { id }) => (await findInvite(db, id)).message,
  takeDown: (tx, { id }) =>
    tx.update(holdingInvites).set({ message: '' }).where(eq(holdingInvites.inviteId, id)),
}
