import type { In } from '@contract/api'
import type { Chosen, FilterGroup } from '@/ui/filter/FilterSheet'

type Asked = In<'/tp5/api/ExchangeShop/Goods/lists'>
type Name = 'points' | 'pay' | 'stock'

export type GoodsFilter = Chosen<Name>

const ranges: Record<string, { text: string; asked: Asked }> = {
  few: { text: '500 以内', asked: { points_to: 500 } },
  some: { text: '500 到 2000', asked: { points_from: 500, points_to: 2000 } },
  more: { text: '2000 到 5000', asked: { points_from: 2000, points_to: 5000 } },
  many: { text: '5000 以上', asked: { points_from: 5000 } },
}

const pays: Record<NonNullable<Asked['pay']>, string> = {
  points: '只用积分',
  gold: '可用金币',
  money: '可加钱',
}

export const goodsFilters: readonly FilterGroup<Name>[] = [
  {
    name: 'points',
    title: '要多少积分',
    choices: Object.entries(ranges).map(([value, { text }]) => ({ value, text })),
  },
  {
    name: 'pay',
    title: '怎么付',
    choices: Object.entries(pays).map(([value, text]) => ({ value, text })),
  },
  { name: 'stock', title: '有没有货', choices: [{ value: 'in', text: '只看有货' }] },
]

/** The same as the server is asked for it. */
export const askedOf = ({ points, pay, stock }: GoodsFilter): Asked => ({
  ...(points && ranges[points]?.asked),
  ...(pay && { pay: pay as Asked['pay'] }),
  ...(stock && { in_stock: 1 }),
})
