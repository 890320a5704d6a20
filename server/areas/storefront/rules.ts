import type { z } from 'zod'
import { type shopKind, shopKinds } from '@contract/storefront/shapes'
import { settlePerMille } from '@server/areas/holding/holding'

export type ShopKind = z.output<typeof shopKind>
export { shopKinds }

interface KindRule {
  text: string
  /** The picture of packages that it makes. */
  image: string
}

export const kinds: Readonly<Record<ShopKind, KindRule>> = {
  food: { text: '餐饮', image: '/static/goods/ticket-noodle.svg' },
  daily: { text: '日用', image: '/static/goods/service-laundry.svg' },
  service: { text: '生活服务', image: '/static/goods/service-repair.svg' },
  health: { text: '健康', image: '/static/goods/service-massage.svg' },
  learning: { text: '学习', image: '/static/goods/service-photo.svg' },
  other: { text: '其他', image: '/static/goods/service-cleaning.svg' },
}

/** So much of each a shop may have. */
export const most = { licences: 3, pictures: 6, services: 30, packages: 20, staff: 20 }

/** So long it takes at most until somebody of the house has looked at an application. */
export const joinHours = 48

/** The day of the month on which the one before is settled: by then all of its uses are written. */
export const settleDay = 2

/** How a shop begins that has said nothing yet. */
export const usualHours = { opens: '09:00', closes: '18:00' }

export const joinSentences = [
  '准备好营业执照；经营食品、医疗等需要许可的，一起上传许可证',
  `提交后 ${joinHours} 小时内有人审核，结果会发消息给您`,
  '没有通过的，按原因改好可以再申请',
  '通过以后您就是店主：写服务、套餐、营业时间，添加能核销的店员',
]

export const settleSentences = [
  `每核销一次结一次，金额在卖出时定下：上架价的 ${settlePerMille.packet / 10}% 除以次数，不足一分的不计`,
  `上个月的在次月 ${settleDay} 日结算，记入店主的收入账本，可以提现`,
  '不限次数的折扣卡不结算；没核销的退给顾客，不结算',
]
