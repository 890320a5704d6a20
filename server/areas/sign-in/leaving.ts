import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Leaving } from '../leaving'
import { signInEntries } from './tables'

export const signInLeaving: Leaving = {
  async obstacles(db, { userId }) {
    const { got, paidAt } = signInEntries
    const open = await db
      .select({ day: signInEntries.day })
      .from(signInEntries)
      .where(and(eq(signInEntries.userId, userId), isNull(paidAt), or(isNull(got), ne(got, 0))))
    if (open.length === 0) return []
    return [
      { text: '打卡赛还没有出结果', way: '最迟明天上午出结果，之后再注销', link: '/signInMatch' },
    ]
  },
  tables: {
    sign_in_entries: { gone: 'user_id' },
    sign_in_steps: { gone: 'user_id' },
    sign_in_members: { gone: 'user_id' },
    sign_ins: { gone: 'user_id' },
  },
}
