import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Leaving } from '../leaving'
import { holdingInvites, holdings } from './tables'

async function unused(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ things: count() })
    .from(holdings)
    .where(
      and(
        eq(holdings.userId, userId),
        isNull(holdings.parentId),
        inArray(holdings.state, ['usable', 'waiting', 'offered']),
      ),
    )
  return row?.things ?? 0
}

export const holdingLeaving: Leaving = {
  losses: async (db, { userId }) => [
    { name: '没用完的卡券和礼包', value: `${await unused(db, userId)} 件` },
  ],
  settle: async (tx, { userId }) => {
    await tx
      .update(holdingInvites)
      .set({ state: 'takenBack' })
      .where(and(eq(holdingInvites.userId, userId), eq(holdingInvites.state, 'open')))
  },
  tables: {
    holdings: {
      blank: {
        secret: 'null',
        state: "case when state in ('usable', 'waiting', 'offered') then 'expired' else state end",
      },
    },
    holding_invites: { blank: { message: "''" } },
    code_mistakes: { stays: 'an hour of wrong codes, by numbers of people, counters and things' },
    holding_refunds: { stays: 'what went back: a number that leads to nobody' },
    holding_uses: { stays: 'what a merchant redeemed: a number that leads to nobody' },
    holding_sales: { stays: 'what a merchant sold: a number that leads to nobody' },
    digital_codes: { stays: 'a code that was given out is never given again' },
  },
}
