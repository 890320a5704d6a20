import { boughtOf } from '@server/areas/order/order'
import { Refusal } from '@server/call/refusal'
import type { Db } from '@server/database/database'
import type { MachineRow } from '../machines/machine-row'
import type { SlotGoods } from '../machines/slot-goods'
import type { Pay } from './pay'
import { dayOf } from './purchase'

export interface Wish {
  machine: Pick<MachineRow, 'state'>
  goods: Pick<SlotGoods, 'state' | 'limit_per_day' | Pay>
  pay: Pay
  boughtToday: number
  /** What the person holds of it; null where money is paid. */
  balance: number | null
}

type Rule = (wish: Wish) => Refusal | null

const notFor: Record<Pay, string> = {
  points: '这件不能用积分换',
  gold: '这件不能用金币换',
  money: '这件不能用钱买',
}

/** What may stand between a person and the goods, in the order in which it is told. */
const rules: Rule[] = [
  ({ goods, pay }) => (goods[pay] > 0 ? null : new Refusal('invalid', notFor[pay])),
  ({ machine }) => (machine.state === 'offline' ? new Refusal('machineOffline') : null),
  ({ machine }) => (machine.state === 'fault' ? new Refusal('machineFault') : null),
  ({ goods }) => (goods.state === 'stuck' ? new Refusal('slotStuck') : null),
  ({ goods }) =>
    goods.state === 'empty'
      ? new Refusal('soldOut', '这个货道卖空了，看看别的货道或附近的机器')
      : null,
  ({ goods, boughtToday }) => limitReason(goods.limit_per_day, boughtToday),
  ({ goods, pay, balance }) => {
    if (balance === null || balance >= goods[pay]) return null
    const missing = goods[pay] - balance
    return pay === 'points'
      ? new Refusal('pointsShort', `还差 ${missing} 积分，去做任务赚积分吧`)
      : new Refusal('goldShort', `还差 ${missing} 金币，参加活动能领到`)
  },
]

export const limitReason = (limit: number, bought: number) =>
  limit === 0 || bought < limit
    ? null
    : new Refusal('limitReached', `每人每天限 ${limit} 件，您今天已换 ${bought} 件，明天再来`)

/** The first reason against it, or null. */
export function reasonAgainst(wish: Wish): Refusal | null {
  for (const rule of rules) {
    const reason = rule(wish)
    if (reason) return reason
  }
  return null
}

interface Asking {
  userId: string
  offlineGoodsId: number
  now: Date
}

export const boughtToday = (db: Db, { userId, offlineGoodsId, now }: Asking): Promise<number> =>
  boughtOf(db, dayOf(userId, offlineGoodsId, now))
