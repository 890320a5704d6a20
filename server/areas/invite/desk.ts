import { asc, count, eq, max, min, sum } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { replyTime } from '@server/calendar'
import type { DeskCase } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { sharesDevice } from './devices'
import { dropHeld, giveHeld, isHeld, isHeldOf } from './held'
import { invitedUsers } from './tables'

const { inviterId, inviterHeld, rewardedAt, boundAt } = invitedUsers

const gone = () => new Refusal('notFound', '没有这位邻居等着核实的邀请奖励')

const totals = {
  guests: count(),
  points: sum(inviterHeld).mapWith(Number),
  since: min(rewardedAt),
  first: min(boundAt),
  last: max(boundAt),
}

function idOf(id: string): string {
  if (!uuid.safeParse(id).success) throw gone()
  return id
}

async function find(db: Db, id: string) {
  const [found] = await db
    .select(totals)
    .from(invitedUsers)
    .where(isHeldOf(idOf(id)))
  if (!found?.since) throw gone()
  return { ...found, since: found.since }
}

function decided(guests: number) {
  if (guests === 0) throw gone()
}

/** How many of those guests share a device with another guest or with who invited them. */
async function sharing(db: Db, id: string, now: Date): Promise<number> {
  const guests = await db.select().from(invitedUsers).where(isHeldOf(id))
  let sharers = 0
  for (const guest of guests) if (await sharesDevice(db, guest, now)) sharers += 1
  return sharers
}

/** Points of who brought more neighbours in a day than one knows, or several on one device. */
export const inviteCase: DeskCase = {
  title: '邀请奖励核实',
  hours: 72,

  async list({ db }) {
    const rows = await db
      .select({ id: inviterId, ...totals })
      .from(invitedUsers)
      .where(isHeld)
      .groupBy(inviterId)
      .orderBy(asc(min(rewardedAt)))
    return rows.map(({ id, since, guests, points }) => ({
      id,
      since: since!,
      line: `${points} 积分  邀请来的 ${guests} 位  邀请人 ${id.slice(-6)}`,
    }))
  },

  async show({ db, now }, id) {
    const { since, guests, points, first, last } = await find(db, id)
    return {
      since,
      facts: [
        ['邀请人', id],
        ['等着核实的', `${guests} 位邻居，${points} 积分`],
        ['这些邻居什么时候来', `${replyTime(first!)} 到 ${replyTime(last!)}`],
        ['和别的账号同一台手机', `${await sharing(db, id, now)} 位`],
        ['一共邀请过', `${await db.$count(invitedUsers, eq(inviterId, id))} 位`],
        ['邻居自己的积分', '已经给了，不受影响'],
        ['通过意味着', '积分马上到账'],
        ['不通过意味着', '积分不给，邀请记录里写明没有通过核实'],
      ],
      pictures: [],
    }
  },

  approve: async ({ db, now }, id) => decided(await giveHeld(db, idOf(id), now)),
  refuse: async ({ db }, id) => decided(await dropHeld(db, idOf(id))),
}
