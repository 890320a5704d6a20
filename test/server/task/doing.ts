import { moneyOf } from '@server/areas/wallet/wallet'
import type { Person } from '../harness/people'
import type { Alley } from './alley'
import { page } from './alley'

export const paths = {
  detail: '/tp5/api/AdTask/detail',
  bill: '/tp5/api/AdTask/bill',
  level: '/tp5/api/AdTask/level',
  partake: '/tp5/api/AdTask/partake',
  complete: '/tp5/api/AdTask/complete',
  receive: '/tp5/api/AdTask/receiveReward',
  choose: '/tp5/api/AdTask/rewardSelection',
  queue: '/tp5/api/AdTask/checkCompleteQueue',
  log: '/tp5/api/AdTask/completedLog',
  base: '/tp5/api/AdTask/baseInfo',
  verify: '/tp5/api/AdTask/verifyQuestion',
  answerVerify: '/tp5/api/AdTask/submitVerifyQuestion',
  answer: '/tp5/api/AdTask/submitQuestionnaire',
  poll: '/tp5/api/AdTask/dcsQuestionnaire',
  submitPoll: '/tp5/api/AdTask/submitDcsQuestionnaire',
} as const

export const web = { kind: 'web', creative: page } as const

export const errorOf = async (reply: Promise<{ error: number }>) => (await reply).error

export const incomeOf = ({ house }: Alley, { userId }: Person) => moneyOf(house.database.db, userId)

/** From nothing to what is ready to be received. */
export async function doWeb(alley: Alley, person: Person, flag: number) {
  const bill = await alley.partake(person, flag)
  await alley.stay(person, bill, 10)
  await alley.ask(paths.complete, bill, person)
  return bill
}
