import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { seedsOr } from '../harness/seeds'
import { type Fleet, openFleet } from './fleet'
import { type Move, openGame } from './game'

/** `npm run bench -- games` plays others. */
const [seed = 0] = seedsOr([5_081])
const games = 12

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())

const nth = fc.nat(7)
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('exchange' as const),
      person: nth,
      slot: nth,
      currency: fc.constantFrom('points' as const, 'gold' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('hold' as const, 'hold' as const, 'test' as const),
      person: nth,
      slot: nth,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('cashier' as const, 'pay' as const, 'pay' as const, 'give up' as const),
      order: nth,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('fetch' as const), machine: nth, lost: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      command: nth,
      outcome: fc.constantFrom('delivered' as const, 'delivered' as const, 'failed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('break' as const),
      machine: nth,
      fault: fc.constantFrom('', '', '制冷故障'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(5, 59, 61, 301),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'work' as const }) },
)

test('people, money, machines and faults in any order: every book agrees, every order ends', async () => {
  const playing = fc.asyncProperty(
    fc.array(move, { minLength: 20, maxLength: 60 }),
    async (moves) => {
      const game = await openGame(fleet)
      for (const one of moves) await game.play(one)
      assert.deepEqual(await fleet.wrongs(), [])
      await game.settle()
      await game.assertOver()
      assert.deepEqual(await fleet.wrongs(), [])
    },
  )
  await fc.assert(playing, {
    seed,
    numRuns: games,
  })
})
