import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Out } from '@contract/api'
import { partsOf } from '@server/areas/advertiser/house/figures'
import { takeMoney } from '@server/areas/earnings/take-money'
import { balances, debit } from '@server/areas/wallet/wallet'
import { Refusal } from '@server/call/refusal'
import { jobsOf, runJobs } from '../../harness/jobs'
import type { Person } from '../../harness/people'
import { longGamesOr } from '../../harness/seeds'
import { createDice, type Dice } from '../../payment/dice'
import { type Alley, openAlley } from '../alley'
import { watching } from '../cheats'
import { paths, web } from '../doing'
import { moneyFaults } from '../faults'

const games = longGamesOr([20_261_125, 88_201])
const steps = 70

let alley: Alley
let house: ReturnType<typeof watching>
before(async () => {
  alley = await openAlley()
  house = watching(alley)
})
after(() => alley.close())

interface Bill {
  id: { bill_user_id: string }
  person: Person
}

interface Game {
  dice: Dice
  people: Person[]
  flags: readonly number[]
  campaignId: number
  bills: Bill[]
  tickets: string[]
}

const sql = (text: string, params: unknown[]) => alley.house.database.pool.query(text, params)
const jobs = () => jobsOf(alley.house.config, 'task', 'earnings', 'fairness', 'advertiser')

/** What a person of the house, or somebody, may do; whatever is refused changes nothing. */
async function mayBeRefused(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}

const moves: Readonly<Record<string, (game: Game) => Promise<unknown>>> = {
  async partake({ dice, people, flags, bills }) {
    const person = dice.among(people)!
    const { error, data } = await alley.call(paths.partake, { flag: dice.among(flags)! }, person)
    if (error !== 0) return
    const { bill_user_id } = data as Out<typeof paths.partake>
    if (bill_user_id !== null) bills.push({ id: { bill_user_id }, person })
  },
  async finish({ dice, bills }) {
    const bill = dice.among(bills)
    if (!bill) return
    await sql(
      `update ad_bills set state = 'completed', completed_at = $2, reserved_until = null
       where bill_user_id = $1 and state = 'reserved'`,
      [bill.id.bill_user_id, alley.now()],
    )
  },
  async receive({ dice, bills }) {
    const bill = dice.among(bills)
    if (!bill) return
    const choice = dice.among(['money', 'points'] as const)!
    await alley.call(paths.choose, { ...bill.id, choice }, bill.person)
    await alley.call(paths.receive, bill.id, bill.person)
  },
  async take({ dice, people }) {
    const { userId } = dice.among(people)!
    await alley.house.database.transaction((tx) =>
      takeMoney(tx, { userId, incomeId: undefined, now: alley.now() }),
    )
  },
  async spendPoints({ dice, people }) {
    const { userId } = dice.among(people)!
    const { points } = await balances(alley.house.database.db, userId)
    const amount = dice.below(points + 1)
    const entry = { userId, currency: 'points', from: 'exchange', title: '兑换' } as const
    if (amount > 0)
      await alley.house.database.transaction((tx) =>
        debit(tx, { ...entry, amount, at: alley.now() }),
      )
  },
  async note({ dice, bills }) {
    const bill = dice.among(bills)
    const kind = dice.among(['没看当看过', '一人多号', '假的截图或资料'])
    if (bill) await mayBeRefused(() => house.note(bill.id, `${kind}：有人看到了`))
  },
  async object({ dice, people, tickets }) {
    const person = dice.among(people)!
    const { list } = await alley.ask('/tp5/api/Fairness/record', {}, person)
    const open = list.find(({ object_until }) => object_until)
    if (!open) return
    const given = { offence_id: open.offence_id, words: '是我本人做的' }
    tickets.push((await alley.ask('/tp5/api/UserTicket/create', given, person)).ticket_id)
  },
  async decide({ dice, tickets }) {
    const [ticket] = tickets.splice(dice.below(tickets.length), 1)
    const objections = house.desk('objection')
    if (!ticket) return
    await mayBeRefused(() =>
      house.at((context) =>
        dice.below(2)
          ? objections.approve(context, ticket)
          : objections.refuse!(context, ticket, '看得很清楚'),
      ),
    )
  },
  async leave({ dice, people }) {
    if (people.length < 4) return
    const [leaver] = people.splice(dice.below(people.length), 1)
    // what is worth withdrawing would stand in the way
    await house.leave(leaver!)
  },
  async time({ dice }) {
    alley.later(dice.among([600, 6 * 3600, 30 * 3600, 8 * 86_400])!)
    const safe = jobs().filter(({ name, every }) => every && !name.includes('withdrawals'))
    await runJobs(alley.house, safe, alley.now())
  },
}

const bag = [
  ...['partake', 'partake', 'partake', 'finish', 'finish', 'finish', 'receive', 'receive'],
  ...['receive', 'take', 'spendPoints', 'note', 'note', 'object', 'decide', 'leave', 'time'],
]

async function wrongs({ campaignId }: Game): Promise<string[]> {
  const { db } = alley.house.database
  const { spent } = await partsOf(db, campaignId)
  const { rows } = await sql('select spent::int from ad_campaigns where campaign_id = $1', [
    campaignId,
  ])
  const told = (rows[0] as { spent: number }).spent === spent
  return [...(told ? [] : ['the house is shown another sum']), ...(await moneyFaults(db))]
}

async function play(seed: number): Promise<string[]> {
  const dice = createDice(seed)
  const people = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => alley.person()))
  for (const nth of [1, 2, 3]) await house.invite(people[nth]!, people[nth - 1]!)
  const task = { ...web, level: 1, price: 100, rewardCents: 60, rewardPoints: 60 }
  const made = await alley.campaign([task, task, { ...task, rewardCents: 0 }, task], {
    budget: 2000,
  })
  const { taskIds: flags, campaignId } = made
  const game: Game = { dice, people, flags, campaignId, bills: [], tickets: [] }
  const story: string[] = []
  for (let step = 0; step < steps; step++) {
    const name = dice.among(bag)!
    story.push(name)
    await moves[name]!(game)
    const wrong = await wrongs(game)
    if (wrong.length > 0) return [...wrong, story.join(' ')]
  }
  return []
}

test('whoever cheats, objects, spends or leaves: each cent and point is where the books say', async () => {
  for (const seed of games) assert.deepEqual(await play(seed), [], `SEED=${seed}`)
})
