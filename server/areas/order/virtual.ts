import type { goodsKinds } from '@contract/catalogue/goods'
import type { Platform } from '@server/call/platform'

/** What a buyer has in the end: goods of the shop by their kind, or what machines and campaigns give. */
export type Thing =
  | (typeof goodsKinds)[number]
  | 'slotGoods'
  | 'points'
  | 'gold'
  | 'code'
  | 'right'
  | 'days'

/** What nobody can touch, and no person does for another. WeChat sells none of it for money on iOS. */
const virtual: Readonly<Record<Thing, boolean>> = {
  goods: false,
  slotGoods: false,
  packet: false,
  course: false,
  match: false,
  coupon: true,
  card: true,
  digital: true,
  vip: true,
  membership: true,
  points: true,
  gold: true,
  code: true,
  right: true,
  days: true,
}

const never: readonly Platform[] = ['iosMini']

/** What is not sold for money there at all, and whose price in money nobody is told there. */
export const unsoldOn = (platform: Platform): Thing[] =>
  never.includes(platform)
    ? (Object.keys(virtual) as Thing[]).filter((thing) => virtual[thing])
    : []

/** Whether money is taken there for something that may turn out to be each of these. */
export const takesMoneyFor = (things: readonly Thing[], platform: Platform): boolean =>
  !unsoldOn(platform).some((thing) => things.includes(thing))
