import { earn, freeze, takeBack, thaw } from '@server/areas/earnings/earnings'
import { incomes, withdrawals } from '@server/areas/earnings/tables'
import { moneyOfHouse, ofHouse } from '@server/areas/wallet/wallet'
import type { Person } from '../harness/people'
import { createDice, type Dice } from '../payment/dice'
import type { Notification, WechatPayFake } from '../payment/wechat-pay-fake'
import { type Counter, openCounter } from './counter'

interface Game {
  fake: WechatPayFake
  counter: Counter
  dice: Dice
  people: Person[]
  subjects: { userId: string; subject: string }[]
  asked: { person: Person; no: string }[]
  told: Notification[]
}

type Move = (game: Game) => Promise<string | undefined>

const transfersIn = ({ fake }: Game, state: string) =>
  [...fake.transfers.all.values()]
    .filter((transfer) => transfer.state === state)
    .map((transfer) => transfer.out_bill_no)

async function tell(game: Game, no: string): Promise<string> {
  const notification = await game.fake.tellTransfer(no)
  game.told.push(notification)
  const times = 1 + game.dice.below(3)
  const heard = Array.from({ length: times }, () => game.counter.hear(notification))
  return `${no} is told ${times} times: ${(await Promise.all(heard)).join()}`
}

const onIncome =
  (name: string, work: (game: Game, which: Which) => Promise<boolean>): Move =>
  async (game) => {
    const one = game.dice.among(game.subjects)
    if (!one) return undefined
    const done = await work(game, { ...one, source: 'reward' })
    return `${one.subject} is ${name}: ${done}`
  }

type Which = Parameters<typeof takeBack>[1]

/** What people, WeChat, the network, the house and the jobs may do next; the more often, the more likely. */
const moves: Record<string, { weight: number; move: Move }> = {
  earn: {
    weight: 6,
    async move({ counter, dice, people, subjects }) {
      const { userId } = dice.among(people)!
      const subject = `R${dice.below(60)}`
      const at = counter.now()
      const settlesAt = dice.below(2) ? new Date(at.getTime() + dice.below(3000) * 1000) : null
      const given = { userId, subject, source: 'reward', title: '节日红包' } as const
      const income = await counter.database.transaction((tx) =>
        earn(tx, {
          ...given,
          amount: 1 + dice.below(80_00),
          from: ofHouse('gifts'),
          settlesAt,
          at,
        }),
      )
      if (income) subjects.push({ userId, subject })
      return `${subject} is earned: ${income?.amount ?? 'before'}`
    },
  },
  freeze: {
    weight: 1,
    move: onIncome('frozen', ({ counter }, which) =>
      counter.database.transaction((tx) => freeze(tx, which, '在核实', counter.now())),
    ),
  },
  thaw: {
    weight: 1,
    move: onIncome('thawed', ({ counter }, which) =>
      counter.database.transaction((tx) => thaw(tx, which, counter.now())),
    ),
  },
  takeBack: {
    weight: 1,
    move: onIncome('taken back', ({ counter }, which) =>
      counter.database.transaction((tx) => takeBack(tx, which, '不算', counter.now())),
    ),
  },
  getMoney: {
    weight: 4,
    async move({ counter, dice, people }) {
      const { data } = await counter.call('/tp5/api/MyIncome/getMoney', {}, dice.among(people)!)
      return `taken: ${(data as { amount: number }).amount}`
    },
  },
  withdraw: {
    weight: 6,
    async move({ counter, dice, people, asked }) {
      const person = dice.among(people)!
      const wish = counter.wish(5_00 + dice.below(60_00))
      const { error, data } = await counter.call('/user/Center/withdraw', wish, person)
      if (error === 0) asked.push({ person, no: (data as { withdrawal_no: string }).withdrawal_no })
      return `a withdrawal of ${wish.amount}: ${error}`
    },
  },
  cancel: {
    weight: 2,
    async move({ counter, dice, asked }) {
      const one = dice.among(asked)
      if (!one) return undefined
      const given = { withdrawal_no: one.no }
      const { error } = await counter.call('/tp5/api/UserWithdraw/cancel', given, one.person)
      return `${one.no} is cancelled: ${error}`
    },
  },
  confirm: {
    weight: 5,
    async move(game) {
      const no = game.dice.among(transfersIn(game, 'WAIT_USER_CONFIRM'))
      if (!no) return undefined
      game.fake.transfers.confirm(no)
      return game.dice.below(2) ? tell(game, no) : `${no} is confirmed, nobody is told`
    },
  },
  fail: {
    weight: 1,
    async move(game) {
      const no = game.dice.among(transfersIn(game, 'WAIT_USER_CONFIRM'))
      if (!no) return undefined
      game.fake.transfers.fail(no, 'OVERDUE_CLOSE')
      return game.dice.below(2) ? tell(game, no) : `${no} fails, nobody is told`
    },
  },
  replay: {
    weight: 1,
    async move({ counter, dice, told }) {
      const old = dice.among(told)
      return old && `an old notification: ${await counter.hear(old)}`
    },
  },
  wait: {
    weight: 3,
    async move({ counter, dice }) {
      const seconds = dice.among([5, 60, 700, 40_000])!
      counter.later(seconds)
      return `${seconds} seconds pass`
    },
  },
  jobs: {
    weight: 6,
    async move({ counter }) {
      await counter.work()
      return 'the jobs'
    },
  },
  fault: {
    weight: 3,
    async move({ fake, dice }) {
      const kind = dice.below(3)
      if (kind === 0) fake.failNext(500, 'SYSTEM_ERROR')
      if (kind === 1) fake.failNext(403, 'NOT_ENOUGH')
      if (kind === 2) fake.loseNext()
      return `a fault: ${['refused', 'no money', 'answer lost'][kind]}`
    },
  },
}

const bag = Object.values(moves).flatMap(({ weight, move }) => Array<Move>(weight).fill(move))

/** A game with these dice; afterwards all faults end, and everything is counted. */
export async function playThrough(
  fake: WechatPayFake,
  { seed, steps }: Record<'seed' | 'steps', number>,
) {
  const counter = await openCounter(fake.env)
  fake.setClock(counter.now)
  fake.transfers.all.clear()
  const story: string[] = []
  try {
    const people = [await counter.earner(30_00), await counter.earner(50_00)]
    const dice = createDice(seed)
    const game: Game = { fake, counter, dice, people, subjects: [], asked: [], told: [] }
    const wrongs: string[] = []
    for (let step = 0; step < steps && wrongs.length === 0; step++) {
      const atOnce = Array.from({ length: dice.below(4) === 0 ? 2 : 1 }, () => dice.among(bag)!)
      const said = await Promise.all(atOnce.map((move) => move(game)))
      story.push(said.map((line) => line ?? '–').join(' | '))
      wrongs.push(...(await counter.faults()))
    }
    fake.calm()
    await untilQuiet(game)
    return { story, wrongs: [...wrongs, ...(await countEverything(game))] }
  } finally {
    fake.calm()
    await counter.close()
  }
}

/** Whoever has something to confirm does, and every job has done its work. */
async function untilQuiet(game: Game): Promise<void> {
  for (let round = 0; round < 12; round++) {
    for (const no of transfersIn(game, 'WAIT_USER_CONFIRM')) game.fake.transfers.confirm(no)
    game.counter.later(700)
    await game.counter.work()
  }
}

/** Our books with each other and with WeChat's own. */
async function countEverything({ fake, counter: { database, faults } }: Game): Promise<string[]> {
  const { db } = database
  const wrongs = [...(await faults())]
  const { bank = 0 } = await moneyOfHouse(db)
  if (bank !== fake.transfers.paid()) wrongs.push(`bank ${bank}, WeChat ${fake.transfers.paid()}`)
  for (const { withdrawalNo, state, amount, fee, lastError } of await db
    .select()
    .from(withdrawals)) {
    const sent = fake.transfers.all.get(withdrawalNo)
    if (state === 'created' || state === 'checking' || state === 'sending' || lastError)
      wrongs.push(`${withdrawalNo} is still ${state}: ${lastError}`)
    if ((state === 'paid') !== (sent?.state === 'SUCCESS'))
      wrongs.push(`${withdrawalNo} is ${state} here and ${sent?.state} there`)
    if (sent && sent.transfer_amount !== amount - fee) wrongs.push(`${withdrawalNo} is another sum`)
  }
  const pending = (await db.select().from(incomes)).filter(({ state }) => state === 'pending')
  if (pending.length > 0) wrongs.push(`${pending.length} incomes were never settled`)
  return wrongs
}
