import { amount } from '@/format/amount'
import { dayWithWeekday, fullTime } from '@/format/date'
import { distance } from '@/format/distance'
import type { Goods, GoodsKind } from './goods'

/** Few enough left to say so. */
const few = 10

const units: Record<GoodsKind, string> = {
  goods: '件',
  coupon: '张',
  card: '张',
  digital: '份',
  vip: '份',
  packet: '份',
  membership: '份',
  course: '个名额',
  match: '个名额',
}

/** One goes there on a day, among so many. */
export const isVisit = (kind: GoodsKind): boolean => kind === 'course' || kind === 'match'

/** 3 件, 5 个名额 */
export const counted = (kind: GoodsKind, number: number): string =>
  `${amount(number)} ${units[kind]}`

export const goneWords = (kind: GoodsKind): string => (isVisit(kind) ? '名额已满' : '已经换完了')

export const soldWords = ({ kind, sold }: Pick<Goods, 'kind' | 'sold'>): string =>
  isVisit(kind) ? `${amount(sold)} 人已报名` : `已换 ${amount(sold)}`

/** How many are left where that matters, else how many neighbours have it. */
export const stockWords = (goods: Pick<Goods, 'kind' | 'stock' | 'sold'>): string => {
  if (goods.stock <= 0) return goneWords(goods.kind)
  return goods.stock <= few ? `仅剩 ${counted(goods.kind, goods.stock)}` : soldWords(goods)
}

/** 清溪食堂 · 320 米 */
export const placeWords = ({ place, distance: away }: Pick<Goods, 'place' | 'distance'>): string =>
  [place, away === null ? '' : distance(away)].filter(Boolean).join(' · ')

/** 11月23日 星期一 09:00 */
export const startWords = (starts_at: string): string => {
  const time = new Date(starts_at)
  return `${dayWithWeekday(time)} ${fullTime(time).slice(-5)}`
}
