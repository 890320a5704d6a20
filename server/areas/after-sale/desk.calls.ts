import type { deskAfterSaleCalls } from '@contract/after-sale/desk'
import { nicknameOf } from '@server/areas/auth/auth'
import type { Context, HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { recordOfHouse } from '@server/database/house-records'
import { decide } from '@server/decision/decide'
import { record } from '@server/decision/records'
import { yuan } from '@server/money'
import type { Ports } from '../area'
import { approveInPart } from './decide'
import { afterSaleCase, sayToOwner } from './desk'
import { findByNo, lockAfterSale } from './find'
import { goesOut } from './goods-out'
import { presentChange } from './present'
import { recipientLine } from './recipient'
import { shipGoods } from './ship-goods'
import { afterSalesPage } from './staff/list'
import { caseKind, presentForDesk, presentWhole } from './staff/present'
import { wordsOf } from './words'

type Deciding = Pick<Context, 'db'> & { user: { userId: string } }

/** Who decides, by a name to read and by the account that is theirs alone, one after another; nobody does on what they ask for. */
async function decider({ db, user: { userId } }: Deciding, afterSaleNo: string) {
  const asked = await findByNo(db, afterSaleNo)
  await lockAfterSale(db, asked.userId, afterSaleNo)
  if (asked.userId === userId) throw new Refusal('forbidden', '这是您自己的售后，请同事处理')
  return { by: await nicknameOf({ db }, userId), osUser: userId }
}

/** What people of the house do on their phones, by the rules and records of `npm run desk`. */
export const deskAfterSaleHandlers = (ports: Ports): HandlersOf<typeof deskAfterSaleCalls> => {
  const rules = afterSaleCase(ports)
  return {
    '/tp5/api/AfterSaleDesk/lists': async ({ shown, cursor, words = '' }, { db, now }) => {
      const { list, next } = await afterSalesPage(db, { shown, cursor, words })
      return { next, list: list.map((row) => presentForDesk(row, now)) }
    },

    '/tp5/api/AfterSaleDesk/detail': async (input, context) =>
      presentWhole(context, await findByNo(context.db, input.after_sale_no)),

    '/tp5/api/AfterSaleDesk/approve': async (input, context) => {
      const { after_sale_no: id, points, gold, money, reason = '' } = input
      const { db, config } = context
      const isPart = points !== undefined || gold !== undefined || money !== undefined
      const sum = { points: points ?? 0, gold: gold ?? 0, money: money ?? 0 }
      const who = await decider(context, id)
      if (isPart && reason === '') throw new Refusal('invalid', '请写明为什么只退一部分')
      // whoever is the second to say yes would not know to which part
      if (isPart && sum.money >= config.fourEyes)
        throw new Refusal('invalid', `退 ${yuan(config.fourEyes)} 以上要两个人，不能只退一部分`)
      const part = { sum, reason, by: who.by }
      const action = await decide(
        context,
        {
          ...{ kind: caseKind, id },
          rules: !isPart
            ? rules
            : {
                ...rules,
                amount: async () => sum.money,
                approve: async (given) =>
                  void (await approveInPart({ ...given, ...ports }, id, part)),
              },
        },
        { action: 'approve', ...who, reason: isPart ? `退 ${wordsOf(sum)}：${reason}` : null },
      )
      return { ...presentChange(await findByNo(db, id)), proposed: action === 'propose' ? 1 : 0 }
    },

    '/tp5/api/AfterSaleDesk/refuse': async ({ after_sale_no: id, reason }, context) => {
      const who = await decider(context, id)
      await decide(context, { kind: caseKind, id, rules }, { action: 'refuse', ...who, reason })
      return presentChange(await findByNo(context.db, id))
    },

    '/tp5/api/AfterSaleDesk/say': async ({ after_sale_no: id, text }, context) => {
      const { by } = await decider(context, id)
      await sayToOwner(context, id, by, text)
      return presentChange(await findByNo(context.db, id))
    },

    '/tp5/api/AfterSaleDesk/recipient': async ({ after_sale_no: id }, context) => {
      const { db, now: createdAt } = context
      const { by: givenBy, osUser } = await decider(context, id)
      const afterSale = await findByNo(db, id)
      if (!goesOut(afterSale)) throw new Refusal('afterSaleMoved', '这个售后现在没有要发的商品')
      const look = { command: 'after-sale recipient', kind: caseKind, about: id }
      await recordOfHouse(db, { ...look, osUser, givenBy, outcome: 'done', createdAt })
      return { ship_to: await recipientLine(context, afterSale) }
    },

    '/tp5/api/AfterSaleDesk/ship': async (input, context) => {
      const { after_sale_no: id, carrier, tracking_no: trackingNo } = input
      const { db, now: at } = context
      const who = await decider(context, id)
      await shipGoods(context, { no: id, carrier, trackingNo })
      await record(db, { kind: caseKind, id }, { action: 'approve', ...who, reason: null, at })
      return presentChange(await findByNo(db, id))
    },
  }
}
