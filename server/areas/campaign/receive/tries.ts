import { businessDay } from '@server/calendar'
import { statement } from '@server/database/statement'
import { Refusal } from '@server/call/refusal'
import type { Call } from './person'

/** How many codes a person may try a day. */
const mostTries = 20

/** Each try counts whatever becomes of the call, so that codes cannot be guessed. */
export async function countTry({ apart, now }: Call, campaignKey: string, userId: string) {
  const [counted] = await apart((tx) =>
    statement<{ times: number }>(
      tx,
      'campaign_try',
      `insert into campaign_counts as mine (campaign_key, subject, period, times)
       values ($1, $2, $3, 1)
       on conflict (campaign_key, subject, period) do update set times = mine.times + 1
       returning times`,
      [campaignKey, `tries ${userId}`, businessDay(now)],
    ),
  )
  if (counted!.times > mostTries) {
    throw new Refusal('tooOften', '今天试过的兑换码太多了，请明天再试')
  }
}
