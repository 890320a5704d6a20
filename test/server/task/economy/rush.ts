import assert from 'node:assert/strict'
import { refusals } from '@contract/refusals'
import type { Config } from '@server/config'
import { newCrowd } from '../../catalogue/crowd'
import { inLanes, timed } from '../../harness/crowding'
import { callOverHttp } from '../../harness/overHttp'
import type { Person } from '../../harness/people'
import type { RunningServer } from '../../harness/startServer'
import { booksOf } from './books'
import { answer, newEconomy, price, rewardCents } from './crowd'

const group = '/tp5/api/AdTask'

/** Everybody takes part at the same moment; whoever has a share does the task at once. */
export async function rushForShares(server: RunningServer, people: number, shares: number) {
  const { config, campaignId, flag, crowd } = await newEconomy(server, people, shares)
  const took = { shares: [] as number[], places: [] as number[], refusals: [] as number[] }
  let paid = 0

  const take = async ({ token }: Person) => {
    const began = performance.now()
    const { error, message, data } = await callOverHttp(
      server.url,
      config,
      `${group}/partake`,
      { flag },
      { token },
    )
    const ms = performance.now() - began
    if (error === refusals.taskFull.error) return void took.refusals.push(ms)
    assert.equal(error, 0, message)
    if (data.bill_user_id === null) return void took.places.push(ms)
    took.shares.push(ms)
    await earn(token, { bill_user_id: data.bill_user_id })
  }

  const earn = async (token: string, bill: { bill_user_id: string }) => {
    const write = <P extends Write>(path: P, more: object = {}) =>
      callOverHttp(server.url, config, path, { ...bill, ...more } as never, { token })
    await write(`${group}/submitQuestionnaire`, answer)
    await write(`${group}/complete`)
    const { error, message, data } = await write(`${group}/receiveReward`)
    assert.equal(error, 0, message)
    assert.equal(data.cents, rewardCents)
    paid += 1
  }

  const began = performance.now()
  await Promise.all(crowd.map(take))
  const seconds = (performance.now() - began) / 1000
  const turnedAway = took.places.length + took.refusals.length
  const books = await booksOf(server.database, campaignId)
  return { config, flag, paid, turnedAway, seconds, took, books }
}

type Write = `${typeof group}/${'submitQuestionnaire' | 'complete' | 'receiveReward'}`

interface Gone {
  config: Config
  flag: number
}

/** More people, so many at a time, once nothing is left: how long each waits for the no, in milliseconds. */
export async function comeTooLate(
  { url, database }: RunningServer,
  { config, flag }: Gone,
  people: number,
  lanes: number,
) {
  const crowd = await newCrowd({ database, config }, people, 1)
  return inLanes(lanes, crowd, async ({ token }) => {
    const ask = () => callOverHttp(url, config, `${group}/partake`, { flag }, { token })
    const { took, reply } = await timed(ask)
    assert.equal(reply.error, refusals.taskFull.error, reply.message)
    return took
  })
}

/** What the books say once just so many were paid. */
export const booksWhenSpent = (shares: number) => ({
  spent: price * shares,
  reserved: 0,
  unspent: 0,
  budget: 0,
  paid: shares,
  people: rewardCents * shares,
  incomes: rewardCents * shares,
  house: (price - rewardCents) * shares,
  book: 0,
  faults: [],
})
