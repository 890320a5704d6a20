import { and, asc, desc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import { approveChange, type Change, refuseChange } from './changes'
import { joinHours } from './rules'
import { changeStates } from './states'
import { merchantApplications, shopChanges, storefronts } from './tables'

const mostListed = 200

async function find(db: Db, id: string): Promise<Change> {
  const [one] = uuid.safeParse(id).success
    ? await db.select().from(shopChanges).where(eq(shopChanges.changeId, id))
    : []
  if (!one) throw new Refusal('notFound', '没有这个改动申请')
  return one
}

/** The shop first, as its owner locks it: nothing of it is written with its old name meanwhile. */
async function lock({ db }: DeskContext, id: string): Promise<Change> {
  const { merchantId } = await find(db, id)
  await db.select().from(storefronts).where(eq(storefronts.merchantId, merchantId)).for('update')
  const [one] = await db
    .select()
    .from(shopChanges)
    .where(eq(shopChanges.changeId, id))
    .for('update')
  return one!
}

/** What it showed when it joined; nothing of shops that the house brought in. */
async function licencesOf(db: Db, merchantId: number) {
  const { merchantId: of, decidedAt, licenceNo, licences } = merchantApplications
  const [joined] = await db
    .select({ licenceNo, licences })
    .from(merchantApplications)
    .where(and(eq(of, merchantId), eq(merchantApplications.state, 'approved')))
    .orderBy(desc(decidedAt))
    .limit(1)
  return joined ?? { licenceNo: '平台带进来的店，没有证照', licences: [] }
}

/** Shops that want another name, or are somewhere else now. */
export const shopChangeCase: DeskCase = {
  title: '店铺改名改址',
  hours: joinHours,

  async list({ db }) {
    const rows = await db
      .select()
      .from(shopChanges)
      .where(eq(shopChanges.state, 'asked'))
      .orderBy(asc(shopChanges.askedAt))
      .limit(mostListed)
    return rows.map(({ changeId, askedAt, formerName, name }) => ({
      id: changeId,
      since: askedAt,
      line: name === formerName ? `${name} 换地址` : `${formerName} 改名 ${name}`,
    }))
  },

  async show({ db }, id) {
    const one = await find(db, id)
    const { licenceNo, licences } = await licencesOf(db, one.merchantId)
    return {
      since: one.askedAt,
      facts: [
        ['状态', changeStates.of(one.state).text],
        ['原来的店名', one.formerName],
        ['新店名', one.name],
        ['原来的地址', one.formerAddress],
        ['新地址', one.address],
        ['新位置', `${one.latitude}, ${one.longitude}`],
        ['统一社会信用代码', licenceNo],
        ['账号', one.userId],
        ...(one.reason ? [['拒绝原因', one.reason] as const] : []),
      ],
      pictures: licences.map((uploadId, nth) => ({ name: `licence-${nth + 1}`, uploadId })),
    }
  },

  async approve(context, id) {
    await approveChange(context.db, await lock(context, id), context.now)
  },

  async refuse(context, id, reason) {
    await refuseChange(context.db, await lock(context, id), reason, context.now)
  },
}
