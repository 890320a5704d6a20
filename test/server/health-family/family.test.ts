import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { ownPhone } from '@server/areas/auth/auth'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { somePhone } from '../harness/request'
import { sessionOf } from '../harness/sessions'
import { agree, paths, reads, wanted } from '../health/people'
import { agreeToFamily, connect, familyPaths } from './family'

/** A Wednesday, at 20:00 in Shanghai. */
const start = new Date('2026-12-02T20:00:00+08:00')

let house: House
let now = start
let elder: Person
let watcher: Person
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
beforeEach(async () => {
  now = start
  elder = await someone()
  watcher = await someone()
  await agreeToFamily(house, elder, now)
  await write('bloodPressure', { high: 151, low: 92 })
  await write('heart', { bpm: 71 })
})

async function someone(): Promise<Person> {
  const { userId } = await newPerson(house)
  return { userId, token: await sessionOf(house.database.db, userId, now) }
}

const by = ({ token }: Person) => ({ token })
const later = () => void (now = new Date(now.getTime() + 60_000))
const write = (measure: 'bloodPressure' | 'heart', values: object) =>
  house.ask(paths.add, { measure, ...values }, by(elder))
const theirs = () => ({ person_id: elder.userId })
const looks = async () => (await house.ask(familyPaths.looks, {}, by(elder))).list

/** Every way to read something of a person, each measure of the general list by itself. */
async function whatIsRead(person: Person): Promise<string[]> {
  const read: string[] = []
  for (const path of reads) {
    const measures = path === paths.readings ? ['bloodPressure', 'heart', 'sleep'] : [undefined]
    for (const measure of measures) {
      const wish = { ...theirs(), ...wanted[path], ...(measure && { measure }) }
      const { error } = await house.call(path, wish, by(person))
      if (error === 0) read.push(path.split('/').at(-1)! + (measure ? ` ${measure}` : ''))
      else assert.equal(error, refusals.forbidden.error, path)
    }
  }
  return read.sort()
}

describe('who watches over somebody', () => {
  test('reads what is shared, and nothing else', async () => {
    assert.deepEqual(await whatIsRead(watcher), [])
    await connect(house, { elder, watcher }, 'heart')
    assert.deepEqual(await whatIsRead(watcher), [
      'heartDetail',
      'home',
      'readings heart',
      'weekOrMonthHeart',
    ])
    assert.deepEqual(await whatIsRead(await someone()), [])
  })

  test('is told on the home of the area what is shared, and nothing of who it is', async () => {
    await house.ask(paths.profile, { born_year: 1955, height: 158 }, by(elder))
    await connect(house, { elder, watcher }, 'heart')
    const home = await house.ask(paths.home, theirs(), by(watcher))
    assert.deepEqual(
      home.tiles.map(({ measure, text }) => [measure, text]),
      [['heart', '71']],
    )
    assert.deepEqual(home.profile, { born_year: null, height: null })
    assert.deepEqual(home.consents, [])
    assert.equal(home.sentence, '今天记了心率')
    const { people } = await house.ask(familyPaths.home, {}, by(watcher))
    assert.deepEqual(
      people.map(({ person_id, tiles }) => [person_id, tiles.length, tiles[0]!.ago]),
      [[elder.userId, 1, '刚刚']],
    )
  })

  test('writes nothing there', async () => {
    await connect(house, { elder, watcher }, 'heart')
    await agree(house, by(watcher), now)
    const { list } = await house.ask(paths.readings, { measure: 'heart', ...theirs() }, by(watcher))
    const { reading_id } = list[0]!
    for (const refused of [
      await house.call(paths.edit, { reading_id, bpm: 60 }, by(watcher)),
      await house.call(paths.remove, { reading_id }, by(watcher)),
    ])
      assert.equal(refused.error, refusals.notFound.error)
  })

  test('is not watched in return', async () => {
    await connect(house, { elder, watcher }, 'heart')
    const wish = { person_id: watcher.userId }
    assert.equal((await house.call(paths.heart, wish, by(elder))).error, refusals.forbidden.error)
  })

  test('sees at once what is chosen anew', async () => {
    const watch_id = await connect(house, { elder, watcher }, 'heart')
    await house.ask(familyPaths.share, { watch_id, measures: 'bloodPressure' }, by(elder))
    const refused = await house.call(paths.heart, theirs(), by(watcher))
    assert.equal(refused.error, refusals.forbidden.error)
    assert.equal((await house.ask(paths.pressure, theirs(), by(watcher))).last?.text, '151/92 mmHg')
    const own = { watch_id, measures: 'heart' }
    assert.equal(
      (await house.call(familyPaths.share, own, by(watcher))).error,
      refusals.forbidden.error,
    )
  })
})

describe('every look', () => {
  test('is read by whose data it is: who, at what and when', async () => {
    await connect(house, { elder, watcher }, 'heart,bloodPressure')
    await house.ask(paths.heart, theirs(), by(watcher))
    await house.ask(paths.heart, theirs(), by(watcher))
    later()
    await house.ask(paths.pressures, theirs(), by(watcher))
    await house.ask(familyPaths.home, {}, by(watcher))
    const seen = await looks()
    assert.deepEqual(
      seen.map(({ what, when }) => [what, when]).sort(),
      [
        ['各项最近一次', '今天 20:01'],
        ['心率', '今天 20:00'],
        ['血压', '今天 20:01'],
      ].sort(),
    )
    const { nickname } = await house.ask('/user/Center/index', {}, by(watcher))
    assert.ok(seen.every(({ name }) => name === nickname))
    assert.deepEqual((await house.ask(familyPaths.looks, {}, by(watcher))).list, [])
  })

  test('of one’s own and what was refused is none', async () => {
    await connect(house, { elder, watcher }, 'heart')
    await house.ask(paths.heart, theirs(), by(elder))
    await house.call(paths.pressure, theirs(), by(watcher))
    assert.deepEqual(await looks(), [])
  })

  test('is listed by pages', async () => {
    await connect(house, { elder, watcher }, 'heart')
    for (let minute = 0; minute < 35; minute++) {
      await house.ask(paths.heart, theirs(), by(watcher))
      later()
    }
    const first = await house.ask(familyPaths.looks, {}, by(elder))
    const second = await house.ask(familyPaths.looks, { cursor: first.next! }, by(elder))
    assert.deepEqual([first.list.length, second.list.length, second.next], [30, 5, null])
  })
})

describe('it ends', () => {
  test('when either says so, and is over at once', async () => {
    for (const who of [elder, watcher]) {
      const watch_id = await connect(house, { elder, watcher }, 'heart')
      await house.ask(paths.heart, theirs(), by(watcher))
      await house.ask(familyPaths.end, { watch_id }, by(who))
      assert.deepEqual(await whatIsRead(watcher), [])
      const again = await house.call(familyPaths.end, { watch_id }, by(who))
      assert.equal(again.error, refusals.familyMoved.error)
      later()
    }
    assert.equal((await looks()).length, 2)
  })

  test('with the consent to it, and what was noted goes', async () => {
    await connect(house, { elder, watcher }, 'heart')
    await house.ask(paths.heart, theirs(), by(watcher))
    later()
    await house.ask(paths.withdraw, { purpose: 'family' }, by(elder))
    assert.deepEqual(await whatIsRead(watcher), [])
    assert.deepEqual(await looks(), [])
    assert.deepEqual((await house.ask(familyPaths.mine, {}, by(watcher))).watches, [])
    later()
    await agree(house, by(elder), now, 'family')
    assert.deepEqual(await whatIsRead(watcher), [])
  })

  test('with the consent to records, and does not come back with it', async () => {
    await connect(house, { elder, watcher }, 'heart')
    later()
    await house.ask(paths.withdraw, { purpose: 'record' }, by(elder))
    later()
    await agree(house, by(elder), now)
    assert.deepEqual(await whatIsRead(watcher), [])
  })
})

describe('an invitation', () => {
  const ask = (wish: object = {}) =>
    house.ask(familyPaths.invite, { me: 'watcher', ...wish }, by(watcher))

  test('opens nothing before it is answered', async () => {
    const phone = await ownPhone({ db: house.database.db, config: house.config }, elder.userId)
    const { watch_id, code } = await ask({ phone })
    assert.equal(code, null)
    assert.deepEqual(await whatIsRead(watcher), [])
    const { watches } = await house.ask(familyPaths.mine, {}, by(elder))
    assert.deepEqual(
      watches.map(({ me, waits_for_me, person_id }) => [me, waits_for_me, person_id]),
      [['elder', 1, null]],
    )
    const own = await house.call(familyPaths.accept, { watch_id }, by(watcher))
    assert.equal(own.error, refusals.invalid.error)
    await house.ask(familyPaths.end, { watch_id }, by(elder))
    const late = await house.call(familyPaths.accept, { watch_id, measures: 'heart' }, by(elder))
    assert.equal(late.error, refusals.familyMoved.error)
    assert.deepEqual(await whatIsRead(watcher), [])
  })

  test('tells nobody which phones have an account', async () => {
    const phone = await ownPhone({ db: house.database.db, config: house.config }, elder.userId)
    const [known, unknown] = [await ask({ phone }), await ask({ phone: somePhone() })]
    assert.deepEqual(Object.keys(known), Object.keys(unknown))
    assert.equal(known.expires_at, unknown.expires_at)
    const { watches } = await house.ask(familyPaths.mine, {}, by(watcher))
    const [one, other] = watches.map(({ watch_id: _id, ...shown }) => shown)
    assert.deepEqual(one, other)
  })

  test('needs the consent of whose data it is', async () => {
    const fresh = await someone()
    const { watch_id, code } = await ask()
    const yes = { watch_id, code: code!, measures: 'heart' }
    const refused = await house.call(familyPaths.accept, yes, by(fresh))
    assert.equal(refused.error, refusals.healthConsentNeeded.error)
    await agree(house, by(fresh), now)
    const still = await house.call(familyPaths.accept, yes, by(fresh))
    assert.match(still.message, /“家人”页/)
    const nothing = await house.call(familyPaths.accept, { watch_id, code: code! }, by(elder))
    assert.match(nothing.message, /至少选一项/)
  })

  test('of whose data it is needs a yes of the other, and shares what was chosen', async () => {
    const wish = { me: 'elder', measures: 'heart', name: '女儿' } as const
    const { watch_id, code } = await house.ask(familyPaths.invite, wish, by(elder))
    assert.deepEqual(await whatIsRead(watcher), [])
    await house.ask(familyPaths.accept, { watch_id, code: code!, name: '妈妈' }, by(watcher))
    assert.ok((await whatIsRead(watcher)).includes('heartDetail'))
    const [mine] = (await house.ask(familyPaths.mine, {}, by(watcher))).watches
    assert.deepEqual([mine!.name, mine!.measures], ['妈妈', ['heart']])
    const [hers] = (await house.ask(familyPaths.mine, {}, by(elder))).watches
    assert.equal(hers!.name, '女儿')
  })

  test('is taken once, and never without its code', async () => {
    const { watch_id, code } = await ask()
    const third = await someone()
    await agreeToFamily(house, third, now)
    const bare = await house.call(familyPaths.accept, { watch_id, measures: 'heart' }, by(third))
    assert.equal(bare.error, refusals.notFound.error)
    const yes = { watch_id, code: code!, measures: 'heart' }
    const [one, other] = await Promise.all([
      house.call(familyPaths.accept, yes, by(elder)),
      house.call(familyPaths.accept, yes, by(third)),
    ])
    assert.equal([one.error, other.error].filter((error) => error === 0).length, 1)
    const late = await house.call(familyPaths.detail, { code: code! }, by(await someone()))
    assert.equal(late.error, refusals.notFound.error)
  })

  test('lapses, and one that would be the second is refused', async () => {
    const { watch_id, code } = await ask()
    const before = now
    now = new Date(now.getTime() + 25 * 3600_000)
    elder.token = await sessionOf(house.database.db, elder.userId, now)
    const yes = { watch_id, code: code!, measures: 'heart' }
    const late = await house.call(familyPaths.accept, yes, by(elder))
    assert.equal(late.error, refusals.familyMoved.error)
    now = before
    await connect(house, { elder, watcher }, 'heart')
    const twice = await ask()
    const refused = await house.call(
      familyPaths.accept,
      { watch_id: twice.watch_id, code: twice.code!, measures: 'heart' },
      by(elder),
    )
    assert.equal(refused.error, refusals.familyKnown.error)
  })
})

describe('the demo', () => {
  test('has a daughter who watches over mother and father, as far as they share', async () => {
    now = new Date()
    const token = await sessionOf(house.database.db, demo.daughter.userId, now)
    const { people } = await house.ask(familyPaths.home, {}, { token })
    assert.deepEqual(people.map(({ name }) => name).sort(), ['妈妈', '爸爸'])
    assert.ok(people.every(({ tiles }) => tiles.every(({ text }) => text !== '')))
    const wish = { person_id: demo.elder.userId }
    const other = '/tp5/api/ExchangeShop/HealthReport/otherDetail'
    assert.equal((await house.call(other, wish, { token })).error, refusals.forbidden.error)
  })
})
