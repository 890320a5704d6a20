import type { DemoGoods } from './demo-goods'
import type { Merchant } from './merchants'

/** What every offer of the shop has in common. Amounts of money are in cents. */
export interface DemoOffer {
  /** The drawing's name. */
  image: string
  tint: DemoGoods['tint']
  title: string
  intro: string
  label?: string
  /** One exchange costs these points, or this gold; money, where given, comes on top of either. */
  points?: number
  gold?: number
  money?: number
  /** The most that one person may have; none where it is missing. */
  limit?: number
  stock: number
  sold: number
}

/** So much off a bill of at least the threshold. */
export interface DemoCoupon extends DemoOffer {
  merchant: Merchant
  value: number
  /** 0 takes any bill. */
  threshold: number
  /** Counted from the day of the exchange. */
  validDays: number
  rules: readonly string[]
}

/** A code that arrives at once. */
export interface DemoDigitalGoods extends Omit<DemoOffer, 'stock'> {
  provider: string
  /** What the code is worth, in words. */
  worth: string
  validDays: number
  usage: readonly string[]
  /** How many codes to make; that is the stock. */
  codes: number
  codePrefix: string
}

export type RightKind = 'coupon' | 'e-code' | 'post'

export interface DemoRight {
  kind: RightKind
  name: string
  /** What it is worth, in words. */
  value: string
  image: string
  note?: string
}

/** Several rights for one price; those by post ask for an address when they are taken. */
export interface DemoVipPacket extends DemoOffer {
  validDays: number
  rights: readonly DemoRight[]
  rules: readonly string[]
}

/** A card that takes so many hundredths off every bill at one merchant. */
export interface DemoDiscountCard extends DemoOffer {
  merchant: Merchant
  percentOff: number
  validDays: number
  /** The most that one bill can save. */
  cap: number
  rules: readonly string[]
}

/** Work that a merchant does, paid beforehand and taken in uses. */
export interface DemoServicePacket extends DemoOffer {
  merchant: Merchant
  uses: number
  /** What one use is. */
  unit: string
  validDays: number
  includes: readonly string[]
  rules: readonly string[]
}

export interface DemoMembership extends DemoOffer {
  days: number
  /** Who it is for, in words. */
  audience: string
  rights: readonly DemoRight[]
  rules: readonly string[]
}

/** Hours of the business day, so many days from now. */
export interface DemoSlot {
  inDays: number
  from: string
  to: string
  seats: number
  taken: number
}

/** The stock is what the slots have left. */
export interface DemoCourse extends Omit<DemoOffer, 'stock' | 'sold'> {
  teacher: string
  about: string
  place: string
  address: string
  slots: readonly DemoSlot[]
  bring: readonly string[]
  rules: readonly string[]
}

export interface DemoMatch extends Omit<DemoOffer, 'stock' | 'sold'> {
  place: string
  address: string
  inDays: number
  from: string
  to: string
  /** Registration ends so many days from now. */
  closesInDays: number
  seats: number
  taken: number
  prizes: readonly string[]
  rules: readonly string[]
}
