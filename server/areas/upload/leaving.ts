import { eq } from 'drizzle-orm'
import type { Leaving } from '../leaving'
import { uploads } from './tables'

export const uploadLeaving: Leaving = {
  losses: async () => [{ name: '头像和上传的图片', value: '删除' }],
  /** The next cleaning takes the files, and their rows with them. */
  settle: async (tx, { userId, now }) => {
    await tx.update(uploads).set({ expiresAt: now }).where(eq(uploads.userId, userId))
  },
  tables: {
    uploads: { stays: 'until the next cleaning, which removes the file first' },
    upload_allowances: { gone: 'user_id' },
  },
}
