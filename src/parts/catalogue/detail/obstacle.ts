import type { GoodsDetail } from '@/parts/catalogue/goods'
import { counted, goneWords, isVisit } from '@/parts/catalogue/goodsWords'
import type { Way } from '@/parts/catalogue/ways'
import { grouped } from '@/format/amount'

/** What stands in the way of an exchange, and where to go instead. */
export interface Obstacle {
  button: string
  reason: string
  way: { text: string; to: WayTo }
  /** More may come: it can be told that one wants it. */
  wantable?: true
}

export type WayTo = 'kind' | 'affordable' | 'tasks' | 'orders' | 'holdings'

interface Wish {
  goods: GoodsDetail
  way: Pick<Way, 'points' | 'gold'>
  now: Date
}

type Rule = (wish: Wish) => Obstacle | null

const begun: Rule = ({ goods: { starts_at }, now }) =>
  starts_at && new Date(starts_at) <= now
    ? {
        button: '已经开始了',
        reason: '这一场已经开始了，看看别的场次',
        way: { text: '看别的', to: 'kind' },
      }
    : null

const gone: Rule = ({ goods: { kind, stock } }) =>
  stock <= 0
    ? {
        button: goneWords(kind),
        reason: isVisit(kind) ? '这一场名额已满，看看别的场次' : '这件已经换完了，看看别的',
        way: { text: '去逛逛', to: 'kind' },
        wantable: true,
      }
    : null

const limitReached: Rule = ({ goods: { kind, limit_per_user: limit, mine } }) => {
  const bought = mine?.bought ?? 0
  if (limit === 0 || bought < limit) return null
  return {
    button: `每人限换 ${counted(kind, limit)}`,
    reason: `您已换过 ${counted(kind, bought)}，到上限了`,
    way: kind === 'goods' ? { text: '看订单', to: 'orders' } : { text: '我的卡券', to: 'holdings' },
  }
}

const coins = {
  points: { unit: '积分', way: { text: '去赚积分', to: 'tasks' } },
  gold: { unit: '金币', way: { text: '看我能换的', to: 'affordable' } },
} as const

const tooFew =
  (coin: keyof typeof coins): Rule =>
  ({ goods: { mine }, way }) => {
    const missing = mine ? way[coin] - mine[coin] : 0
    if (missing <= 0) return null
    const { unit, way: elsewhere } = coins[coin]
    return {
      button: `${unit}不足，暂不能换`,
      reason: `还差 ${grouped(missing)} ${unit}`,
      way: elsewhere,
    }
  }

/** In the order in which the server judges. */
const rules: readonly Rule[] = [begun, gone, limitReached, tooFew('points'), tooFew('gold')]

/** A visitor is asked to sign in by the next page, so nothing stands in the way here. */
export function obstacleOf(goods: GoodsDetail, way: Wish['way'], now: Date): Obstacle | null {
  for (const rule of rules) {
    const obstacle = rule({ goods, way, now })
    if (obstacle) return obstacle
  }
  return null
}
