import type { Out } from '@contract/api'

export type Cart = Out<'/tp5/api/ShoppingCart/index'>
export type Supply = Cart['list'][number]
export type RefillOrder = Out<'/tp5/api/FranchiseOrder/show'>
export type RefillLine = RefillOrder['lines'][number]
export type RefillRow = Out<'/tp5/api/FranchiseOrder/index'>['list'][number]

/** So many packs of one kind at most. */
export const mostPacks = 999

/** A pack as it is sold: how many pieces it has. */
export const packWords = ({ pack_size, unit }: Pick<Supply, 'pack_size' | 'unit'>): string =>
  `每箱 ${pack_size} ${unit}`
