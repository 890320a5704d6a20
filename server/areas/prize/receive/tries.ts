import { businessDay } from '@server/calendar'
import { Refusal } from '@server/call/refusal'
import { countUp } from '@server/areas/programme/programme'
import type { Call } from './person'

/** How many codes a person may try a day. */
const mostTries = 20

/** Each try counts whatever becomes of the call, so that codes cannot be guessed. */
export async function countTry({ apart, now }: Call, campaignKey: string, userId: string) {
  const tries = { subject: `tries ${userId}`, period: businessDay(now) }
  const times = await apart((tx) => countUp(tx, campaignKey, tries))
  if (times! > mostTries) {
    throw new Refusal('tooOften', '今天试过的兑换码太多了，请明天再试')
  }
}
