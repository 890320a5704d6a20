import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { In } from '@contract/api'
import { type RefusalName, refusals } from '@contract/refusals'
import { longestProof, proofs } from '@server/areas/machine/presence/proofs'
import { screenCodeAt } from '@server/areas/machine/presence/screen-code'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Person } from '../harness/people'
import { type Fleet, openFleet } from './fleet'
import { secretOf } from './machines'

const stand = '/tp5/api/ExchangeShop/OfflineGoods/stand'
const exchange = '/tp5/api/ExchangeShop/OfflineGoods/exchange'

let fleet: Fleet
before(async () => {
  fleet = await openFleet()
})
after(() => fleet.close())

/** North of the machine by so many metres. */
const away = (metres: number) => ({ latitude: 30.4 + metres / 111_195, longitude: 120.05 })
const measured = (metres: number, given: Partial<In<typeof stand>> = {}) => ({
  ...away(metres),
  accuracy: 20,
  age: 0,
  ...given,
})

async function scene() {
  const made = await fleet.machine({}, { points: 30, stock: 5 })
  const person = await fleet.person({ points: 100 })
  return {
    ...made,
    person,
    standing: (given: Partial<In<typeof stand>>) =>
      fleet.call(stand, { machine_sn: made.machineSn, ...given }, person),
    takeNow: async (who: Person = person) =>
      fleet.call(exchange, { ticket: await fleet.ticketFor(who, made.slot), take: 'now' }, who),
    detail: () =>
      fleet.ask('/tp5/api/ExchangeShop/OfflineGoods/detail', fleet.placeOf(made.slot), person),
  }
}

describe('what shows that somebody stands before a machine', () => {
  const cases: [what: string, given: Partial<In<typeof stand>>, refused?: RefusalName][] = [
    ['a position beside it', measured(60)],
    ['a position of four minutes ago', measured(60, { age: 240 })],
    ['a position of six minutes ago', measured(60, { age: 360 }), 'presenceNeeded'],
    ['a position down the street', measured(140), 'machineFar'],
    ['a position that may be a street off', measured(60, { accuracy: 300 }), 'presenceNeeded'],
    ['the same beside the sticker that was read', measured(60, { accuracy: 300, sticker: 1 })],
    ['a sticker within what the phone is wrong by', measured(300, { accuracy: 250, sticker: 1 })],
    ['a sticker read from a picture at home', measured(3000, { sticker: 1 }), 'machineFar'],
    ['a sticker by a phone that says nothing', { sticker: 1 }, 'presenceNeeded'],
    ['nothing', {}, 'presenceNeeded'],
    ['half a position', { latitude: 30.4 }, 'presenceNeeded'],
    [
      'a position that claims to be sure of nothing',
      measured(0, { accuracy: 900 }),
      'presenceNeeded',
    ],
  ]
  for (const [what, given, refused] of cases) {
    test(`${what}${refused ? ' does not' : ''}`, async () => {
      const { standing, takeNow } = await scene()
      const reply = await standing(given)
      assert.equal(reply.error, refused ? refusals[refused].error : 0, reply.message)
      assert.equal((await takeNow()).error, refused ? refusals.presenceNeeded.error : 0)
    })
  }

  test('the code that its screen shows this minute, and no former one', async () => {
    const { machineSn, standing } = await scene()
    const shown = (ago: number) => screenCodeAt(secretOf(machineSn), fleet.now(), ago)
    assert.equal((await standing({ code: shown(1) })).error, 0)
    assert.equal((await standing({ code: shown(3) })).error, refusals.presenceNeeded.error)
    const other = await fleet.machine()
    const foreign = screenCodeAt(secretOf(other.machineSn), fleet.now())
    assert.equal((await standing({ code: foreign })).error, refusals.presenceNeeded.error)
  })

  test('where the calls look around says nothing: a village may be chosen by hand', async () => {
    const { machineSn, person, takeNow } = await scene()
    const chosen = { machine_sn: machineSn, lat: 30.4, lng: 120.05 }
    const reply = await fleet.call(stand, chosen, person)
    assert.equal(reply.error, refusals.presenceNeeded.error)
    assert.equal((await takeNow()).error, refusals.presenceNeeded.error)
  })

  test('a machine of which nobody wrote down where it stands gives by its code alone', async () => {
    const { machineSn } = await fleet.machine({ latitude: null, longitude: null })
    const person = await fleet.person()
    const reply = await fleet.call(stand, { machine_sn: machineSn, ...measured(0) }, person)
    assert.equal(reply.error, refusals.presenceNeeded.error)
    const code = screenCodeAt(secretOf(machineSn), fleet.now())
    assert.equal((await fleet.call(stand, { machine_sn: machineSn, code }, person)).error, 0)
  })
})

describe('that somebody stands there', () => {
  test('holds for minutes and is told', async () => {
    const { standing, takeNow, detail } = await scene()
    assert.equal((await detail()).mine?.standing, 0)
    const { data } = await standing(measured(10, { age: 100 }))
    assert.equal((data as { seconds: number }).seconds, proofs.measured.lasts - 100)
    assert.equal((await detail()).mine?.standing, proofs.measured.lasts - 100)
    fleet.later(proofs.measured.lasts - 99)
    assert.equal((await detail()).mine?.standing, 0)
    assert.equal((await takeNow()).error, refusals.presenceNeeded.error)
  })

  test('is theirs alone, and of this machine', async () => {
    const { standing, takeNow, person } = await scene()
    await standing(measured(10))
    assert.equal((await takeNow(await fleet.person())).error, refusals.presenceNeeded.error)
    const other = await fleet.machine({}, { points: 1 })
    const ticket = await fleet.ticketFor(person, other.slot)
    const reply = await fleet.call(exchange, { ticket, take: 'now' }, person)
    assert.equal(reply.error, refusals.presenceNeeded.error)
    assert.equal((await fleet.stockOf(other.slot)).stock, 5)
  })

  test('is forgotten within ten minutes', async () => {
    const { standing, person } = await scene()
    await standing(measured(10))
    assert.ok(longestProof <= 300)
    fleet.later(longestProof + 1)
    const forget = jobsOf(fleet.house.config, 'machine').filter(({ name }) => /stood/.test(name))
    assert.ok(forget[0]!.every! <= 300)
    await runJobs(fleet.house, forget, fleet.now())
    const { rowCount } = await fleet.house.database.pool.query(
      'select from machine_presences where user_id = $1',
      [person.userId],
    )
    assert.equal(rowCount, 0)
  })
})
