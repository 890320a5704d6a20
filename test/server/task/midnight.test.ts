import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startOfDay, dayMs } from '@server/calendar'
import { type Alley, openAlley } from './alley'
import { paths, web } from './doing'
import { booksOf } from './economy/books'

let alley: Alley
before(async () => void (alley = await openAlley()))
after(() => alley.close())

const price = 100

/** The last second of a business day in Shanghai, and the first of the next. */
function turnToLastSecond() {
  const midnight = startOfDay(new Date(alley.now().getTime() + dayMs)).getTime()
  alley.later((midnight - alley.now().getTime()) / 1000 - 1)
}

async function booksAgree(campaignId: number, wanted: { spent: number; reserved: number }) {
  const { spent, reserved, unspent, budget, people, house, book, faults } = await booksOf(
    alley.house.database,
    campaignId,
  )
  assert.deepEqual({ spent, reserved }, wanted)
  assert.deepEqual({ unspent, paid: people + house }, { unspent: budget, paid: spent })
  assert.deepEqual({ book, faults }, { book: 0, faults: [] })
}

test('what is begun in one day and paid in the next counts to the day it was promised in', async () => {
  const [early, late, waiting] = [await alley.person(), await alley.person(), await alley.person()]
  const { campaignId, taskIds } = await alley.campaign([web], { budget: 500, dayBudget: price })
  const flag = taskIds[0]!
  turnToLastSecond()
  const bill = await alley.partake(early, flag)
  assert.equal((await alley.ask(paths.partake, { flag }, late)).place, 1)
  await booksAgree(campaignId, { spent: 0, reserved: price })

  alley.later(1)
  await alley.work()
  const turn = await alley.ask(paths.queue, { flag }, late)
  assert.ok(turn.bill_user_id, 'the new day has a share of its own')
  await booksAgree(campaignId, { spent: 0, reserved: 2 * price })

  await alley.stay(early, bill, 10)
  await alley.ask(paths.complete, bill, early)
  await alley.ask(paths.receive, bill, early)
  await booksAgree(campaignId, { spent: price, reserved: price })
  assert.equal((await alley.ask(paths.partake, { flag }, waiting)).place, 1, 'and has no second')

  alley.later(11 * 60)
  await alley.work()
  assert.ok((await alley.ask(paths.queue, { flag }, waiting)).bill_user_id, 'what lapses is free')
  await booksAgree(campaignId, { spent: price, reserved: price })
})

test('what lapses after midnight frees nothing of the new day', async () => {
  const [early, late, waiting] = [await alley.person(), await alley.person(), await alley.person()]
  const { campaignId, taskIds } = await alley.campaign([web], { budget: 500, dayBudget: price })
  const flag = taskIds[0]!
  turnToLastSecond()
  await alley.partake(early, flag)
  alley.later(15 * 60)
  await alley.partake(late, flag)
  assert.equal((await alley.ask(paths.partake, { flag }, waiting)).place, 1)
  alley.later(6 * 60)
  await alley.work()
  await booksAgree(campaignId, { spent: 0, reserved: price })
  assert.equal((await alley.ask(paths.queue, { flag }, waiting)).place, 1)
})
