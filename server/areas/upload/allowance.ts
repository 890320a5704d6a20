import { and, eq, lt, lte, ne, or, sql } from 'drizzle-orm'
import { businessDay, hourMs } from '@server/calendar'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { allowanceRules } from './rules'
import { uploadAllowances } from './tables'

/** Counts one upload; one statement decides whether there is room for it. */
export async function spendAllowance(db: Db, userId: string, bytes: number, now: Date) {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs)
  const day = businessDay(now)
  const { uploads, bytes: sent } = uploadAllowances
  const sameHour = sql`${uploadAllowances.hour} = ${hour.toISOString()}`
  const sameDay = sql`${uploadAllowances.day} = ${day}`
  const spent = await db
    .insert(uploadAllowances)
    .values({ userId, hour, uploads: 1, day, bytes })
    .onConflictDoUpdate({
      target: uploadAllowances.userId,
      set: {
        hour,
        uploads: sql`case when ${sameHour} then ${uploads} + 1 else 1 end`,
        day,
        bytes: sql`case when ${sameDay} then ${sent} + ${bytes} else ${bytes} end`,
      },
      setWhere: and(
        or(ne(uploadAllowances.hour, hour), lt(uploads, allowanceRules.perHour)),
        or(ne(uploadAllowances.day, day), lte(sent, allowanceRules.bytesPerDay - bytes)),
      ),
    })
    .returning({ uploads })
  if (spent.length === 0) throw await whyNot(db, userId, bytes, day)
}

async function whyNot(db: Db, userId: string, bytes: number, day: string): Promise<Refusal> {
  const [row] = await db.select().from(uploadAllowances).where(eq(uploadAllowances.userId, userId))
  const dayIsFull = row?.day === day && row.bytes > allowanceRules.bytesPerDay - bytes
  return new Refusal('uploadsSpent', dayIsFull ? '今天上传的内容太多了，请明天再试' : undefined)
}
