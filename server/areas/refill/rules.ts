import { shortYuan } from '@server/money'

/** A machine is worth a tour when so much of it is gone, in hundredths, or so many slots are empty. */
export const tourFrom = { depletion: 35, emptySlots: 2 } as const

/** Tenths of a degree between which goods keep. */
export const temperatures = { least: 0, most: 80 } as const

export const orderRules = {
  /** In cents. */
  least: 100_00,
  /** Business days until the goods come. */
  days: { least: 1, most: 3 },
  /** What one operator may owe, in cents, and within how many days it is to be paid. */
  account: { limit: 5_000_00, days: 30 },
  /** How long an order waits for money. */
  unpaidSeconds: 30 * 60,
} as const

export const orderTips: readonly string[] = [
  `满 ${shortYuan(orderRules.least)}起送，仓库免费送到您填的地址`,
  `付款后 ${orderRules.days.least} 到 ${orderRules.days.most} 个工作日送到，发货后可以看到走到哪里`,
  '到货请当面点数，少了、坏了在收货时如实填写，差的由仓库核对后退钱',
  `可以先记账：最多欠 ${shortYuan(orderRules.account.limit)}，${orderRules.account.days} 天内结清`,
]
