import { isFree, type Orders, type Price } from '@server/areas/order/order'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import { Refusal } from '@server/call/refusal'
import { ownParcel } from '@server/providers/logistics/carrier'
import { paysBack } from './at-desk'
import { say } from './events'
import { type AfterSale, isAfterSale, lockByNo, type Locked } from './find'
import { goOut } from './goods-out'
import { move } from './move'
import { payBack } from './refund'
import { atDesk, states } from './states'
import { afterSales } from './tables'
import { wordsOf } from './words'

interface Surroundings {
  orders: Orders
  db: Db
  config: Settings
  now: Date
}

/** Of two who decide at the same moment the second is refused: call it with a locked after-sale. */
export function mustWait({ state }: AfterSale): void {
  if (atDesk.includes(state)) return
  const { text } = states.of(state)
  throw new Refusal('afterSaleMoved', `这个售后${text}，现在没有要处理的`)
}

/** Yes to what was applied for, or to the goods that came back. */
export const approve = async (context: Surroundings, afterSaleNo: string) =>
  approveLocked(context, await lockByNo(context.db, afterSaleNo))

export async function approveLocked(context: Surroundings, locked: Locked): Promise<AfterSale> {
  const { db, now, orders } = context
  const { order, afterSale } = locked
  mustWait(afterSale)
  const { kind, state, number } = afterSale
  if (state === 'applied' && kind === 'refund') return payBack(orders, db, locked, now)
  if (state === 'applied') return move(db, afterSale, { to: 'agreed', at: now })
  if (state === 'rejected' || kind === 'exchange') return sendOut(context, afterSale)
  await orders.takeBack(db, order, number)
  return payBack(orders, db, locked, now)
}

export interface Part {
  sum: Price
  /** Told to the customer. */
  reason: string
  by: string
}

/** Gives back less than was asked for, in the conversation with the reason. */
export async function approveInPart(
  context: Surroundings,
  { order, afterSale }: Locked,
  { sum, reason, by }: Part,
): Promise<AfterSale> {
  const { db, now, orders } = context
  mustWait(afterSale)
  if (!paysBack(afterSale)) throw new Refusal('afterSaleMoved', '现在不退款，不能只退一部分')
  checkPart(afterSale, sum)
  if (afterSale.kind === 'return') await orders.takeBack(db, order, afterSale.number)
  const text = `同意退回 ${wordsOf(sum)}（申请的是 ${wordsOf(afterSale)}）：${reason}`
  await say(db, afterSale, { saidBy: by, text }, now)
  const [lowered] = await db.update(afterSales).set(sum).where(isAfterSale(afterSale)).returning()
  return payBack(orders, db, { order, afterSale: lowered! }, now)
}

const currencies = ['points', 'gold', 'money'] as const

function checkPart(asked: Price, part: Price) {
  if (currencies.some((one) => part[one] > asked[one]))
    throw new Refusal('invalid', `最多退 ${wordsOf(asked)}`)
  if (currencies.every((one) => part[one] === asked[one]))
    throw new Refusal('invalid', '和申请的一样多，直接通过就可以')
  if (isFree(part)) throw new Refusal('invalid', '一点不退的，请拒绝并写明原因')
}

/** As many pieces go out as came back: the stock stays as it is. */
async function sendOut({ db, config, now }: Surroundings, afterSale: AfterSale) {
  const { afterSaleNo } = afterSale
  if (config.carriers === 'any') {
    throw new Refusal('invalid', `商品要由人交给快递公司，再登记单号：ship ${afterSaleNo} …`)
  }
  return goOut(db, afterSale, { ...ownParcel(afterSaleNo), at: now })
}

type Refusing = Pick<Surroundings, 'db' | 'now'>

export const refuse = async (context: Refusing, afterSaleNo: string, answer: string) =>
  refuseLocked(context, await lockByNo(context.db, afterSaleNo), answer)

export async function refuseLocked(
  { db, now: at }: Refusing,
  { afterSale }: Locked,
  answer: string,
): Promise<AfterSale> {
  mustWait(afterSale)
  // goods that are here by now are not kept
  const to = afterSale.state === 'applied' ? 'refused' : 'rejected'
  return move(db, afterSale, { to, at, note: answer, with: { answer } })
}
