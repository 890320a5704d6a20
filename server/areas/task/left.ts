import type { OpenTask } from '@server/areas/advertiser/advertiser'
import { businessDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { isQueueFull } from './queue'
import { fewLeft } from './rules'

type Priced = Pick<OpenTask, 'price' | 'campaign'>

/** Whether what others hold of the budget would do for it, were they to let go. */
export const mayFreeUp = ({ price, campaign: { funded, spent } }: Priced): boolean =>
  funded - spent >= price

const crowded = { left: 'none', left_text: '名额领完了，排队的也满了' } as const

/** How many are left, as far as it concerns whoever looks: never an advertiser's figures. */
export async function leftFor(db: Db, task: OpenTask, userId: string | undefined, now: Date) {
  const left = leftOf(task, now)
  return left.left === 'taken' && (await isQueueFull(db, { task, userId })) ? crowded : left
}

function leftOf({ price, campaign }: Priced, now: Date) {
  const whole = campaign.funded - campaign.reserved - campaign.spent
  const used = campaign.day === businessDay(now) ? campaign.dayUsed : 0
  const [ever, today] = [whole, campaign.dayBudget - used].map((cents) => Math.floor(cents / price))
  if (!mayFreeUp({ price, campaign })) return { left: 'none', left_text: '名额领完了' } as const
  if (ever! <= 0) return { left: 'taken', left_text: '都有人在做，可以排队' } as const
  if (today! <= 0) return { left: 'none_today', left_text: '今天的领完了，明天再放' } as const
  return Math.min(ever!, today!) <= fewLeft
    ? ({ left: 'few', left_text: '不多了' } as const)
    : ({ left: 'plenty', left_text: '充足' } as const)
}
