import type { deskAfterSaleCalls } from '@contract/after-sale/desk'
import { nicknameOf } from '@server/areas/auth/auth'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { recordOfHouse } from '@server/database/house-records'
import { decide } from '@server/decision/decide'
import { record } from '@server/decision/records'
import type { Ports } from '../area'
import { sayToOwner } from './desk'
import { type AfterSale, findByNo, lockByNo } from './find'
import { goesOut } from './goods-out'
import { presentChange } from './present'
import { recipientLine } from './recipient'
import { shipGoods } from './ship-goods'
import { decidedOn } from './staff/deciding'
import { afterSalesPage } from './staff/list'
import { partOf } from './staff/part'
import { caseKind, presentForDesk, presentWhole } from './staff/present'
import { wordsOf } from './words'

type Deciding = Pick<Context, 'db'> & { user: { userId: string } }

/** Who sees to it, by a name to read and by the account that is theirs alone; nobody does to what they ask for. */
async function staffOf({ db, user: { userId } }: Deciding, asked: AfterSale) {
  if (asked.userId === userId) throw new Refusal('forbidden', '这是您自己的售后，请同事处理')
  return { by: await nicknameOf({ db }, userId), door: 'phone', osUser: userId } as const
}

/** One after another. */
async function hold(context: Deciding, afterSaleNo: string) {
  const held = await lockByNo(context.db, afterSaleNo)
  return { held, who: await staffOf(context, held.afterSale) }
}

/** What people of the house do on their phones, by the rules and records of `npm run desk`. */
export const deskAfterSaleHandlers = (ports: Ports): HandlersOf<typeof deskAfterSaleCalls> => ({
  '/tp5/api/AfterSaleDesk/lists': async ({ shown, cursor, words = '' }, { db, now }) => {
    const { list, next } = await afterSalesPage(db, { shown, cursor, words })
    return { next, list: list.map((row) => presentForDesk(row, now)) }
  },

  '/tp5/api/AfterSaleDesk/detail': async (input, context) =>
    presentWhole(context, await findByNo(context.db, input.after_sale_no)),

  '/tp5/api/AfterSaleDesk/approve': async ({ after_sale_no: id, ...asked }, context) => {
    const { held, who } = await hold(context, id)
    const part = partOf(asked, who.by, context.config)
    const rules = decidedOn(ports, held, part)
    const reason = part ? `退 ${wordsOf(part.sum)}：${part.reason}` : null
    const decision = { action: 'approve' as const, ...who, reason }
    const action = await decide(context, { kind: caseKind, id, rules }, decision)
    const changed = presentChange(await findByNo(context.db, id))
    return { ...changed, proposed: action === 'propose' ? 1 : 0 }
  },

  '/tp5/api/AfterSaleDesk/refuse': async ({ after_sale_no: id, reason }, context) => {
    const { held, who } = await hold(context, id)
    const rules = decidedOn(ports, held)
    await decide(context, { kind: caseKind, id, rules }, { action: 'refuse', ...who, reason })
    return presentChange(await findByNo(context.db, id))
  },

  '/tp5/api/AfterSaleDesk/say': async ({ after_sale_no: id, text }, context) => {
    const { held, who } = await hold(context, id)
    await sayToOwner(context, held.afterSale, who.by, text)
    return presentChange(held.afterSale)
  },

  '/tp5/api/AfterSaleDesk/recipient': async ({ after_sale_no: id }, context) => {
    const { db, now: createdAt } = context
    const afterSale = await findByNo(db, id)
    const { by: givenBy, osUser } = await staffOf(context, afterSale)
    if (!goesOut(afterSale)) throw new Refusal('afterSaleMoved', '这个售后现在没有要发的商品')
    const look = { command: 'after-sale recipient', kind: caseKind, about: id }
    await recordOfHouse(db, { ...look, osUser, givenBy, outcome: 'done', createdAt })
    return { ship_to: await recipientLine(context, afterSale) }
  },

  '/tp5/api/AfterSaleDesk/ship': async (input, context) => {
    const { after_sale_no: id, carrier, tracking_no: trackingNo } = input
    const { db, now: at } = context
    const { held, who } = await hold(context, id)
    const shipped = await shipGoods(context, held.afterSale, { carrier, trackingNo })
    await record(db, { kind: caseKind, id }, { action: 'approve', ...who, reason: null, at })
    return presentChange(shipped)
  },
})
