import { asc, eq } from 'drizzle-orm'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { type Advertiser, decide } from './account'
import { openContact } from './contact'
import { advertisers } from './tables'

const mostListed = 200

async function find({ db }: DeskContext, id: string): Promise<Advertiser> {
  const isIt = eq(advertisers.advertiserId, Number(id))
  const [one] = /^\d{1,9}$/.test(id)
    ? await db.select().from(advertisers).where(isIt).for('update')
    : []
  if (!one) throw new Refusal('notFound', '没有这个广告主')
  return one
}

async function waiting(context: DeskContext, id: string): Promise<Advertiser> {
  const one = await find(context, id)
  if (one.state !== 'reviewing') throw new Refusal('adMoved', '这个申请已经处理过了')
  return one
}

/** Companies that want to advertise. */
export const advertiserCase: DeskCase = {
  title: '广告主开通',
  hours: 24,

  async list({ db }) {
    const rows = await db
      .select()
      .from(advertisers)
      .where(eq(advertisers.state, 'reviewing'))
      .orderBy(asc(advertisers.createdAt))
      .limit(mostListed)
    return rows.map(({ advertiserId, createdAt, company }) => ({
      id: String(advertiserId),
      since: createdAt,
      line: company,
    }))
  },

  async show(context, id) {
    const { userId, company, licence, contact, createdAt } = await find(context, id)
    const { name, phone } = openContact(context.config.dataKey, userId, contact)
    return {
      since: createdAt,
      facts: [
        ['公司', company],
        ['统一社会信用代码', licence],
        ['联系人', name],
        ['电话', phone],
        ['账号', userId],
      ],
      pictures: [],
    }
  },

  async approve(context, id) {
    await decide(context.db, await waiting(context, id), { state: 'open' }, context.now)
  },

  async refuse(context, id, reason) {
    const one = await waiting(context, id)
    await decide(context.db, one, { state: 'refused', reason }, context.now)
  },
}
