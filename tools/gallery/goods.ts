import type { Goods } from '@/blocks/goods/goods'
import { parcelImage } from '@/ui/illustrations/illustrationImage'

const one = (goods_id: number, title: string, rest: Partial<Goods>): Goods => ({
  goods_id,
  kind: 'goods',
  title,
  image: parcelImage,
  tint: 'a',
  label: '',
  category_id: 1,
  points: 1200,
  gold: 0,
  money: 0,
  stock: 100,
  sold: 268,
  place: '',
  distance: null,
  worth: null,
  starts_at: null,
  ...rest,
})

export const goods: readonly Goods[] = [
  one(1, '五常大米 5 公斤', { label: '村里直供', points: 2600 }),
  one(2, '搪瓷脸盆，外婆家的那一种，三十四厘米，红双喜图案', { tint: 'b', stock: 3 }),
  one(3, '手工挂面', { tint: 'c', points: 860, gold: 90, sold: 12_680 }),
  one(4, '山里的土蜂蜜', { tint: 'd', stock: 0, label: '今年新蜜' }),
]
