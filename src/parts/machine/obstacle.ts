import { grouped } from '@/format/amount'
import type { SlotDetail, Way } from './machine'

/** What stands in the way of taking it, and where to go instead. */
export interface Obstacle {
  button: string
  reason: string
  way: { text: string; to: 'machines' | 'slots' | 'tasks' | 'earn' | 'orders' }
}

interface Wish {
  detail: SlotDetail
  pay: 'points' | 'gold' | 'money'
}

type Rule = (wish: Wish) => Obstacle | null

const another = { text: '换一台', to: 'machines' } as const
const besides = { text: '看别的', to: 'slots' } as const

const offline: Rule = ({ detail: { machine } }) =>
  machine.state === 'offline'
    ? { button: '机器离线', reason: '这台机器暂时离线，换一台或稍后再来', way: another }
    : null

const broken: Rule = ({ detail: { machine } }) =>
  machine.state === 'fault'
    ? { button: '机器故障', reason: '这台机器出了故障，正在等人来修', way: another }
    : null

const stuck: Rule = ({ detail: { goods } }) =>
  goods.state === 'stuck'
    ? { button: '货道卡住了', reason: '这个货道卡住了，看看别的货道', way: besides }
    : null

const empty: Rule = ({ detail: { goods } }) =>
  goods.state === 'empty'
    ? { button: '卖空了', reason: '这个货道卖空了，看看别的货道', way: besides }
    : null

const limited: Rule = ({ detail: { goods, mine } }) => {
  const { limit_per_day: limit } = goods
  const bought = mine?.bought_today ?? 0
  if (limit === 0 || bought < limit) return null
  const way = { text: '看订单', to: 'orders' } as const
  return { button: '今天已到上限', reason: `每人每天限 ${limit} 件，明天再来`, way }
}

const short: Rule = ({ detail: { goods, mine }, pay }) => {
  if (pay === 'money' || !mine) return null
  const missing = goods[pay] - mine[pay]
  if (missing <= 0) return null
  const unit = pay === 'points' ? '积分' : '金币'
  // tasks bring points alone
  const way = { text: `去赚${unit}`, to: pay === 'points' ? 'tasks' : 'earn' } as const
  return { button: `${unit}不足`, reason: `还差 ${grouped(missing)} ${unit}`, way }
}

/** In the order in which the server judges. */
const rules: readonly Rule[] = [offline, broken, stuck, empty, limited, short]

export function obstacleOf(wish: Wish): Obstacle | null {
  for (const rule of rules) {
    const obstacle = rule(wish)
    if (obstacle) return obstacle
  }
  return null
}

const payOf = { 1: 'points', 2: 'gold' } as const

export const payFor = (way: Way, type: 1 | 2): Wish['pay'] =>
  way === 'buy' ? 'money' : payOf[type]
