import { and, eq, like, lte } from 'drizzle-orm'
import { bind } from '@server/areas/auth/wechat'
import { remind, type Reminder } from '@server/areas/message/message'
import { tellBySms, tellByWechat, tellingBySms } from '@server/areas/message/tell-beside'
import { outbox } from '@server/database/outbox'
import { startOfDay } from '@server/calendar'
import { jobs as waiting } from '@server/jobs/tables'
import { openShop } from '../catalogue/shop'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Person } from '../harness/people'

const dayMs = 24 * 3600_000

/** The shop with whoever carries its messages, by a clock of the test's own that begins at noon. */
export async function openPostOffice(env?: Record<string, string>) {
  const shop = await openShop(env)
  const { house } = shop
  const { database, config } = house
  const noon = startOfDay(new Date()).getTime() + dayMs + dayMs / 2
  shop.setNow(new Date(noon))

  const sweep = (...areas: string[]) =>
    runJobs(
      house,
      jobsOf(config, ...areas).filter(({ every }) => every !== undefined),
      shop.now(),
    )

  /** Whatever waits to go out by now, as the worker runs it: what fails stays. */
  async function carry(): Promise<void> {
    const due = and(like(waiting.name, 'message: tell%'), lte(waiting.runAt, shop.now()))
    for (;;) {
      const [job] = await database.db.select().from(waiting).where(due).limit(1)
      if (!job) return
      const { message_id: messageId } = job.payload as { message_id: string }
      const tell = job.name === tellingBySms ? tellBySms : tellByWechat
      await tell({ database, config, providers: house.providers, now: shop.now() }, messageId)
      await database.db.delete(waiting).where(eq(waiting.jobId, job.jobId))
    }
  }

  return {
    ...shop,
    sweep,
    carry,
    person: async () => shop.anew(await shop.person()),
    buyer: async (purse?: Parameters<typeof shop.buyer>[0]) => {
      const buyer = await shop.buyer(purse)
      return { ...buyer, ...(await shop.anew(buyer)) }
    },

    /** The clock goes on, and so do sessions. */
    async at(hours: number, person: Person) {
      shop.setNow(new Date(startOfDay(shop.now()).getTime() + hours * 3600_000))
      return shop.anew(person)
    },

    remind: (reminder: Reminder) => database.transaction((tx) => remind(tx, reminder)),

    /** Somebody whom WeChat knows as that. */
    bind: ({ userId }: Person, openid = `openid-${userId}`) =>
      database.transaction((db) => bind({ db, config, now: shop.now() }, 'mini', openid, userId)),

    inbox: (person: Person) => shop.ask('/tp5/api/Message/messagePage', {}, person),
    titles: async (person: Person) =>
      (await shop.ask('/tp5/api/Message/messagePage', {}, person)).list.map(({ title }) => title),

    /** What the local providers were given to send, the oldest first. */
    async sentBeside(): Promise<string[]> {
      const rows = await database.db
        .select({ content: outbox.content })
        .from(outbox)
        .where(eq(outbox.kind, 'reminder'))
        .orderBy(outbox.messageId)
      return rows.map(({ content }) => content)
    },
    forgetSent: () => database.db.delete(outbox).where(eq(outbox.kind, 'reminder')),
  }
}

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

/** That a parcel of theirs has been sent. */
export const parcelSent = ({ userId }: Person, about: string, at: Date): Reminder => ({
  ...{ userId, kind: 'shipped', about, at },
  facts: { order_sn: about, goods: '搪瓷缸', carrier: '顺丰速运' },
})
