import { ofHouse } from '@server/areas/wallet/wallet'
import { businessDay, dayMs, startOfDay } from '@server/calendar'
import type { Db } from '@server/database/database'
import { demo, demoNeighbours } from '@server/database/demo'
import type { SeedContext } from '../area'
import { createWithdrawal } from './create-withdrawal'
import { earn, freeze, takeBack } from './earnings'
import { type Given, incomesBefore, incomesNow, incomesOfNeighbours } from './seed-incomes'
import { takeMoney } from './take-money'
import { feeOf, withdrawalRules } from './withdrawal-rules'
import { endPaid, moveWithdrawal } from './withdrawals'

/** A quarter past eight in Shanghai, or now where that is still to come. */
const morning = 8.25 * 3600 * 1000

/** A neighbour takes what came after so many times. */
const takenEvery = 8

const withdrawn = [
  { daysAgo: 121, amount: 200_00 },
  { daysAgo: 44, amount: 300_00 },
]

type At = (daysAgo: number) => Date

const giver = (db: Db, userId: string, daysAgo: At) =>
  async function give(nth: string, { daysAgo: days, settlesInDays, ...given }: Given) {
    const at = daysAgo(days)
    const settlesAt = settlesInDays ? new Date(at.getTime() + settlesInDays * dayMs) : null
    const subject = `${businessDay(at).replaceAll('-', '')}${nth.padStart(4, '0')}`
    await earn(db, { userId, subject, ...given, from: ofHouse('gifts'), settlesAt, at })
    return { userId, source: given.source, subject }
  }

export async function seedEarnings(db: Db, context: SeedContext) {
  const { now } = context
  const today = startOfDay(now).getTime() + morning
  const daysAgo = (days: number) => new Date(Math.min(today - days * dayMs, now.getTime()))
  await seedConsumer(db, context, daysAgo)
  for (const [nth, incomes] of incomesOfNeighbours.entries())
    await seedNeighbour(db, demoNeighbours()[nth]!.userId, incomes, daysAgo)
}

/** Earned, and taken from time to time. */
async function seedNeighbour(db: Db, userId: string, incomes: readonly Given[], daysAgo: At) {
  const give = giver(db, userId, daysAgo)
  for (const [nth, given] of incomes.entries()) {
    await give(`${nth}`, given)
    if (nth % takenEvery === takenEvery - 1)
      await takeMoney(db, { userId, incomeId: undefined, now: daysAgo(given.daysAgo) })
  }
}

/** Half a year of money: earned, taken, twice withdrawn, and once on its way. */
async function seedConsumer(db: Db, { now, config }: SeedContext, daysAgo: At) {
  const { userId, identity } = demo.consumer
  const give = giver(db, userId, daysAgo)

  const ask = (amount: number, at: Date) =>
    createWithdrawal(db, {
      ...{ holder: userId, part: 'balance', userId, way: 'h5', openid: null, amount, at },
      name: identity!.name,
      fee: feeOf(withdrawalRules.balance, amount),
      key: config.dataKey,
    })

  async function payOut({ daysAgo: days, amount }: (typeof withdrawn)[number]) {
    const at = daysAgo(days)
    const later = new Date(at.getTime() + 6 * 60_000)
    const row = await moveWithdrawal(db, await ask(amount, at), 'sending', { sentAt: at })
    await endPaid(db, row, { payoutNo: `1330000${row.withdrawalNo.slice(3)}`, at: later })
  }

  const waiting = [...withdrawn]
  for (const [nth, given] of incomesBefore.entries()) {
    while (waiting[0] && waiting[0].daysAgo > given.daysAgo) {
      await takeMoney(db, { userId, incomeId: undefined, now: daysAgo(waiting[0].daysAgo) })
      await payOut(waiting.shift()!)
    }
    await give(`${nth}`, given)
  }
  await takeMoney(db, { userId, incomeId: undefined, now: daysAgo(4) })
  for (const [nth, given] of incomesNow.entries())
    await give(`${nth + incomesBefore.length}`, given)

  const spam = await give('8001', {
    ...{ daysAgo: 9, source: 'task', title: '重复提交的截图', amount: 520, settlesInDays: 10 },
  })
  await takeBack(db, spam, '同一张截图交了两次', daysAgo(6))
  const doubted = await give('8002', {
    ...{ daysAgo: 5, source: 'commission', title: '水果团购佣金', amount: 500 },
    settlesInDays: 10,
  })
  await freeze(db, doubted, '有几单团购正在核实', daysAgo(2))
  await ask(50_00, now)
}
