import type { Out } from '@contract/api'
import { costParts } from '@/parts/order/cost'
import type { OrderKind } from '@/parts/order/order'
import { freight, sending } from '@/parts/order/promises'
import { grouped } from '@/format/amount'
import type { Fact } from '@/ui/facts/Facts'

export type Done = Out<'/tp5/api/ExchangeShop/Goods/exchangeSuccess'>

interface Words {
  title: string
  /** What comes next. */
  next: string
}

const words: Record<OrderKind, Words> = {
  goods: { title: '换好了', next: `${sending}，${freight}送到家` },
  coupon: { title: '换好了', next: '已放进卡券，到店出示就能用' },
  card: { title: '换好了', next: '已放进卡券，到店出示就能用' },
  digital: { title: '换好了', next: '券码已到账，随时可以查看' },
  vip: { title: '换好了', next: '礼包里的权益等您一项项领' },
  membership: { title: '开通好了', next: '会员权益等您一项项领' },
  packet: { title: '换好了', next: '到店出示券码，商家扫一下就行' },
  course: { title: '报名成功', next: '到场出示券码就能进' },
  match: { title: '报名成功', next: '到场出示券码就能进' },
}

const unpaid: Words = { title: '还差一步付款', next: '15 分钟内付好，没付会自动取消' }

const coins = [
  { coin: 'points', unit: '积分' },
  { coin: 'gold', unit: '金币' },
] as const

/** What happened and what comes next, with what it cost. */
export function resultWords(done: Done): { title: string; text: string } {
  const { title, next } = done.state === 'unpaid' ? unpaid : words[done.kind]
  const { held, cash } = costParts(done)
  const spent = [held && `扣了 ${held}`, cash && done.state !== 'unpaid' && `付了 ${cash}`]
  const bought = !held && title === '换好了'
  return { title: bought ? '买好了' : title, text: [...spent.filter(Boolean), next].join('，') }
}

export const resultFacts = (done: Done): Fact[] => [
  { name: '商品', value: `${done.title} × ${done.number}` },
  ...coins
    .filter(({ coin }) => done[coin] > 0)
    .map(({ coin, unit }) => ({ name: `剩余${unit}`, value: grouped(done.purse[coin]) })),
]
