import type { In } from '@contract/api'
import { dayOf, daysBefore } from '@/format/date'
import type { Ad, AdRules } from '@/parts/advertiser/ads'
import { centsOf, sumFault, typedOf } from '@/parts/advertiser/yuan'

export interface Wish {
  title: string
  about: string
  budget: string
  day: string
  starts_on: string
  ends_on: string
  villages: readonly number[]
  interests: readonly string[]
  least_days: string
  fresh: boolean
}

const leastDay = 10_00
const most = 1_000_000_00
const usualDays = 14

/** As it was written, or how most begin. */
export function wishOf(former: Ad | undefined): Wish {
  const today = dayOf(new Date())
  if (!former)
    return {
      ...{ title: '', about: '', budget: '', day: '', villages: [], interests: [] },
      ...{ least_days: '', fresh: false, starts_on: today },
      ends_on: daysBefore(today, -usualDays),
    }
  const { audience, starts_on, ends_on, title, about } = former
  return {
    ...{ title, about, starts_on, ends_on },
    budget: typedOf(former.budget),
    day: typedOf(former.day_budget),
    villages: audience.villages.map(({ village_id }) => village_id),
    interests: audience.interests.map(({ key }) => key),
    least_days: audience.least_days > 0 ? String(audience.least_days) : '',
    fresh: audience.fresh === 1,
  }
}

/** Why it cannot be saved. */
export const faultsOf =
  ({ least_budget, longest_days }: AdRules) =>
  ({ title, about, budget, day, starts_on, ends_on, least_days }: Wish) => ({
    title: title.trim() ? undefined : '请填写名称',
    about: about.trim() ? undefined : '请写几句介绍',
    budget: sumFault(budget, { least: least_budget, most }),
    day: sumFault(day, { least: leastDay, most: centsOf(budget) ?? most }),
    ends_on:
      ends_on < starts_on
        ? '结束日期不能早于开始日期'
        : daysBefore(ends_on, longest_days) > starts_on
          ? `最长 ${longest_days} 天`
          : undefined,
    least_days: Number(least_days) > 3650 ? '最多 3650 天' : undefined,
  })

/** As the call takes it. */
export const saved = (
  wish: Wish,
): Omit<In<'/tp5/api/Advertiser/save'>, 'campaign_id' | 'cover'> => ({
  title: wish.title.trim(),
  about: wish.about.trim(),
  budget: centsOf(wish.budget)!,
  day_budget: centsOf(wish.day)!,
  starts_on: wish.starts_on,
  ends_on: wish.ends_on,
  least_days: Number(wish.least_days || 0),
  fresh: wish.fresh ? 1 : 0,
  ...(wish.villages.length > 0 && { villages: wish.villages.join(',') }),
  ...(wish.interests.length > 0 && { interests: wish.interests.join(',') }),
})
