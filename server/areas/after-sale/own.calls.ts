import { and, desc, eq, lt } from 'drizzle-orm'
import type { ownAfterSaleCalls } from '@contract/after-sale/own'
import { checkWords, claimPictures, type Judged, noteWords } from '@server/areas/content/content'
import { page, readCursor, textLike, writeCursor } from '@server/call/cursor'
import type { HandlersOf } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import type { Ports } from '../area'
import { apply } from './apply'
import { say } from './events'
import { findAfterSale, lockAfterSale } from './find'
import { claimFreight } from './freight'
import { move } from './move'
import { presentChange, presentDetail, presentRow } from './present'
import { selectionOf } from './select'
import { messageId } from './shown-words'
import { states } from './states'
import { afterSales } from './tables'

const pageSize = 20
const place = [textLike(/^LS\d{18,24}$/)]

export const ownAfterSaleHandlers = ({ orders }: Ports): HandlersOf<typeof ownAfterSaleCalls> => ({
  '/tp5/api/OrderSaleService/applySelect': async ({ order_sn: orderSn }, { db, user, now }) =>
    selectionOf(orders, db, { userId: user.userId, orderSn, now }),

  '/tp5/api/OrderSaleService/list': async (input, { db, user }) => {
    const { userId, afterSaleNo, orderSn } = afterSales
    const [before] = input.cursor ? readCursor('after-sales', input.cursor, place) : []
    const rows = await db
      .select()
      .from(afterSales)
      .where(
        and(
          eq(userId, user.userId),
          input.order_sn === undefined ? undefined : eq(orderSn, input.order_sn),
          before === undefined ? undefined : lt(afterSaleNo, String(before)),
        ),
      )
      .orderBy(desc(afterSaleNo))
      .limit(pageSize + 1)
    const { list, next } = page(rows, pageSize, (row) =>
      writeCursor('after-sales', [row.afterSaleNo]),
    )
    return { list: list.map(presentRow), next }
  },

  '/tp5/api/OrderSaleService/detail': async (input, context) => {
    const { db, user } = context
    return presentDetail(context, await findAfterSale(db, user.userId, input.after_sale_no))
  },

  '/tp5/api/OrderSaleService/apply': {
    before: ({ description }, context) => checkWords(context, description),
    async write(input, judged: Judged, { db, user: { userId }, now }) {
      const { order_sn: orderSn, description = '', pictures = [], ...rest } = input
      const application = { ...rest, userId, orderSn, description, pictures }
      const afterSale = await apply(orders, db, application, now)
      const id = afterSale.afterSaleNo
      await noteWords(db, { kind: 'afterSale', userId, id, judged }, now)
      return presentChange(afterSale)
    },
  },

  '/tp5/api/OrderSaleService/cancel': async (input, { db, user, now }) => {
    const { afterSale } = await lockAfterSale(db, user.userId, input.after_sale_no)
    return presentChange(await move(db, afterSale, { to: 'cancelled', at: now }))
  },

  '/tp5/api/OrderSaleService/message': {
    before: ({ text }, context) => checkWords(context, text),
    async write(input, judged: Judged, { db, user: { userId }, now }) {
      const { afterSale } = await lockAfterSale(db, userId, input.after_sale_no)
      const { text, actions } = states.of(afterSale.state)
      if (!actions.includes('message')) {
        throw new Refusal('afterSaleMoved', `这个售后${text}，不能再留言了`)
      }
      const pictureIds = input.pictures ?? []
      const position = await say(db, afterSale, { text: input.text, pictureIds }, now)
      const id = messageId({ ...afterSale, position })
      await noteWords(db, { kind: 'afterSaleMessage', userId, id, judged }, now)
      const usedBy = `after-sale ${afterSale.afterSaleNo} message ${position}`
      await claimPictures(db, { userId, uploadIds: pictureIds, kind: 'after-sale', usedBy, now })
      return presentChange(afterSale)
    },
  },

  '/tp5/api/OrderSaleService/sendBack': async (input, { db, user, now }) => {
    const { afterSale } = await lockAfterSale(db, user.userId, input.after_sale_no)
    const { carrier: backCarrier, tracking_no: backTrackingNo } = input
    const sent = { backCarrier, backTrackingNo, ...claimFreight(afterSale, input.freight) }
    return presentChange(await move(db, afterSale, { to: 'returning', at: now, with: sent }))
  },

  '/tp5/api/OrderSaleService/receive': async (input, { db, user, now }) => {
    const { afterSale } = await lockAfterSale(db, user.userId, input.after_sale_no)
    const { received = 'finished' } = states.of(afterSale.state)
    return presentChange(await move(db, afterSale, { to: received, at: now }))
  },
})
