import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { AfterSale } from './find'
import { afterSaleEvents, afterSaleMessages } from './tables'

type Known = Pick<AfterSale, 'userId' | 'afterSaleNo'>
type Told = Pick<typeof afterSaleEvents.$inferInsert, 'event' | 'note'>
type Said = Pick<typeof afterSaleMessages.$inferInsert, 'saidBy' | 'text' | 'pictureIds'>

const ofEvents = ({ userId, afterSaleNo }: Known) =>
  and(eq(afterSaleEvents.userId, userId), eq(afterSaleEvents.afterSaleNo, afterSaleNo))
const ofMessages = ({ userId, afterSaleNo }: Known) =>
  and(eq(afterSaleMessages.userId, userId), eq(afterSaleMessages.afterSaleNo, afterSaleNo))

/** Call it with a locked after-sale, or with a new one. */
export async function tell(tx: Db, { userId, afterSaleNo }: Known, told: Told, at: Date) {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${afterSaleEvents.position}), 0)::int` })
    .from(afterSaleEvents)
    .where(ofEvents({ userId, afterSaleNo }))
  await tx
    .insert(afterSaleEvents)
    .values({ userId, afterSaleNo, position: last!.position + 1, ...told, createdAt: at })
}

/** Call it with a locked after-sale. Returns its place in the conversation. */
export async function say(tx: Db, { userId, afterSaleNo }: Known, said: Said, at: Date) {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${afterSaleMessages.position}), 0)::int` })
    .from(afterSaleMessages)
    .where(ofMessages({ userId, afterSaleNo }))
  const position = last!.position + 1
  await tx
    .insert(afterSaleMessages)
    .values({ userId, afterSaleNo, position, ...said, createdAt: at })
  return position
}

export const eventsOf = (db: Db, known: Known) =>
  db.select().from(afterSaleEvents).where(ofEvents(known)).orderBy(asc(afterSaleEvents.position))

export const messagesOf = (db: Db, known: Known) =>
  db
    .select()
    .from(afterSaleMessages)
    .where(ofMessages(known))
    .orderBy(asc(afterSaleMessages.position))
