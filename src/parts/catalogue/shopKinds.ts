import type { IconName } from '@/ui/icons/drawings'
import type { GoodsKind } from './goods'

export interface ShopKind {
  kind: GoodsKind
  icon: IconName
  /** What is special about it, in a sentence. */
  hint: string
  /** One goes to a place for it. */
  placed: boolean
}

/** What the shop has beside the goods that are posted. */
export const shopKinds: readonly ShopKind[] = [
  { kind: 'coupon', icon: 'coupon', hint: '到店出示券码，结账时立减', placed: true },
  { kind: 'digital', icon: 'bolt', hint: '换好马上看码，不用等快递', placed: false },
  { kind: 'vip', icon: 'gift', hint: '一包多项权益，分开领、分开用', placed: false },
  { kind: 'packet', icon: 'wrench', hint: '提前换好次数，到店出示券码核销', placed: true },
  { kind: 'membership', icon: 'star', hint: '会员期内，每项权益各领一次', placed: false },
  { kind: 'card', icon: 'wallet', hint: '一张卡，有效期内到店就打折', placed: true },
  { kind: 'course', icon: 'calendar', hint: '选好一场，按时到场上课', placed: true },
  { kind: 'match', icon: 'cup', hint: '报上名，到日子来比一场', placed: true },
]
