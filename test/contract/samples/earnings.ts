import { and, eq, isNull } from 'drizzle-orm'
import type { earningsCalls } from '@contract/earnings'
import { earn } from '@server/areas/earnings/earnings'
import { take } from '@server/areas/earnings/send-withdrawal'
import { withdrawals } from '@server/areas/earnings/tables'
import { ofHouse } from '@server/areas/wallet/wallet'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

let earned = 0

const ownerOf = async (house: House, token: string) =>
  (await house.ask('/user/Center/index', {}, { token })).user_id

/** Somebody has earned so much, and may take it. */
async function newIncome(house: House, token: string, source: 'reward' | 'dividend' = 'reward') {
  const userId = await ownerOf(house, token)
  const given = { userId, source, subject: `sample ${++earned}`, title: '节日红包' }
  const income = await house.database.transaction((tx) =>
    earn(tx, { ...given, amount: 50_00, from: ofHouse('gifts'), settlesAt: null, at: new Date() }),
  )
  return { income_id: income!.incomeId }
}

const wish = { amount: 20_00, fee: 1_00, way: 'h5' } as const

/** One at a time: the provider says of what is on its way that it will never arrive. */
export async function endWithdrawals({ database }: House, part: 'balance' | 'purse') {
  const open = await database.db
    .select({ no: withdrawals.withdrawalNo })
    .from(withdrawals)
    .where(and(eq(withdrawals.part, part), isNull(withdrawals.endedAt)))
  const now = new Date()
  for (const { no } of open) await take({ database, now, log: console }, no, { state: 'cancelled' })
}

async function newBalance(house: House, token: string) {
  await endWithdrawals(house, 'balance')
  await newIncome(house, token)
  await house.ask('/tp5/api/MyIncome/getMoney', {}, { token })
}

async function newWish(house: House, token: string) {
  await newBalance(house, token)
  return wish
}

async function newWithdrawal(house: House, token: string) {
  await newBalance(house, token)
  const { withdrawal_no } = await house.ask('/user/Center/withdraw', wish, { token })
  return { withdrawal_no }
}

const year = () => ({ start_time: '2026-01-01', end_time: '2026-12-31' })
const own = { owner: 'consumer', stranger: 'own' } as const
const refused = { owner: 'consumer', stranger: 'refused' } as const

export const samples: SamplesOf<typeof earningsCalls> = {
  '/tp5/api/MyIncome/lists': { ...own, input: year },
  '/tp5/api/MyIncome/detail': { ...refused, input: newIncome },
  '/tp5/api/MyIncome/accumulateIncome': { ...own, input: year },
  '/tp5/api/MyIncome/incomeRatio': { ...own, input: year },
  '/tp5/api/MyIncome/getMoney': { ...refused, input: newIncome },
  '/tp5/api/UserDividend/totals': { ...own, input: nothing },
  '/tp5/api/UserDividend/lists': { ...own, input: year },
  '/tp5/api/UserDividend/detail': {
    ...refused,
    input: (house, token) => newIncome(house, token, 'dividend'),
  },
  '/tp5/api/UserFee/feeTotal': { ...own, input: nothing },
  '/tp5/api/UserFee/feeLists': { ...own, input: nothing },
  '/user/Center/getAllowWithdrawAmount': { ...own, input: () => ({ way: 'h5' }) },
  '/user/Center/checkMinWithdrawAmount': { ...own, input: () => ({ amount: 20_00 }) },
  '/tp5/api/UserWithdraw/calculateFee': { ...own, input: () => ({ amount: 20_00 }) },
  '/tp5/api/UserWithdraw/rules': { owner: 'visitor', stranger: 'own', input: nothing },
  '/user/Center/withdraw': { ...refused, input: newWish },
  '/tp5/api/UserWithdraw/cancel': { ...refused, input: newWithdrawal },
  '/user/Center/getWithdrawDetail': { ...refused, input: newWithdrawal },
  '/user/Center/getWithdrawList': { ...own, input: nothing },
}
