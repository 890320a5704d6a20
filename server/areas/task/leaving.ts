import { and, eq, inArray } from 'drizzle-orm'
import { upholdAll } from '@server/areas/fairness/fairness'
import type { Leaving } from '../leaving'
import { drop, pay } from './finish'
import { lockPartAt } from './bills'
import { followUpheld } from './follow-upheld'
import { holding, open } from './states'
import { adBills } from './tables'

export const taskLeaving: Leaving = {
  // what is held for them is free for others; what they have done is theirs before they go
  async settle(tx, { userId, now }) {
    await upholdAll(tx, userId, [followUpheld], now)
    const own = and(eq(adBills.userId, userId), inArray(adBills.state, holding))
    const rows = await tx.select().from(adBills).where(own).for('update')
    for (const bill of rows) {
      if (open.includes(bill.state)) await drop(tx, bill, 'expired', '账号已注销')
      else if (bill.state === 'reviewing') await drop(tx, bill, 'failed', '账号已注销')
      else await pay(tx, await lockPartAt(tx, bill.billUserId), now)
    }
  },
  tables: {
    points_task_receipts: { gone: 'user_id' },
    ad_queue: { gone: 'user_id' },
    ad_wants: { gone: 'user_id' },
    ad_seen: { gone: 'user_id' },
    user_interests: { gone: 'user_id' },
    ad_feedback: { blank: { words: "''" } },
    ad_bills: { blank: { progress: "'{}'", reason: "''" } },
  },
}
