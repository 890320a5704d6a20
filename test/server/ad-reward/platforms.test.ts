import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { filmRules } from '@server/areas/ad-reward/rules'
import { contentPolicy } from '@server/call/page/content-policy'
import { ConfigError, loadConfig } from '@server/config'
import { onAndroid } from '../harness/platforms'
import type { Person } from '../harness/people'
import { refusedAs } from '../harness/request'
import { type Cinema, notifyPath, openCinema } from './cinema'
import { type FilmPlatform, ourUnit, startFilmPlatform } from './film-platform-fake'

const { points, shortestSeconds, ticketMinutes, budgetADay } = filmRules

let platform: FilmPlatform
let cinema: Cinema
before(async () => {
  platform = await startFilmPlatform()
  cinema = await openCinema({ env: platform.env })
})
after(async () => {
  await cinema.house.close()
  await platform.close()
})

/** The ticket and the viewer that the page of the platform is told. */
async function shown(person: Person) {
  const { way, source, ticket } = await cinema.ticket(person)
  assert.equal(way, 'web')
  const page = new URL(source)
  assert.equal(page.searchParams.get('theme'), 'calm')
  assert.equal(page.searchParams.get('ad_unit'), ourUnit)
  assert.equal(page.searchParams.get('custom_data'), ticket)
  return { ticket, viewer: page.searchParams.get('user_id')! }
}

async function tell(query: string) {
  const { statusCode, body } = await cinema.house.app.inject(`${notifyPath}?${query}`)
  return [statusCode, (JSON.parse(body) as { state: string }).state]
}

describe('a film of a platform that signs what it tells', () => {
  test('is paid by its callback, once however often it is sent, and never by the app', async () => {
    const person = await cinema.person()
    const film = await shown(person)
    cinema.pass(shortestSeconds)
    const waiting = await cinema.finish(person, film.ticket)
    assert.deepEqual(waiting.data, { state: 'awaited', points: 0, balance: 0 })
    const query = platform.callback(film)
    assert.deepEqual(await tell(query), [200, 'paid'])
    for (const again of await Promise.all([1, 2, 3].map(() => tell(query))))
      assert.deepEqual(again, [200, 'again'])
    const done = await cinema.finish(person, film.ticket)
    assert.deepEqual(done.data, { state: 'paid', points, balance: points })
    assert.equal((await cinema.payments(person)).length, 1)
  })

  test('is paid once when its callback arrives three times at once', async () => {
    const person = await cinema.person()
    const film = await shown(person)
    cinema.pass(shortestSeconds)
    const query = platform.callback(film)
    const told = await Promise.all([1, 2, 3].map(() => tell(query)))
    assert.deepEqual(told.map(([, state]) => state).sort(), ['again', 'again', 'paid'])
    assert.equal(await cinema.points(person), points)
  })

  test('is not paid by what the platform did not sign as it arrived', async () => {
    const person = await cinema.person()
    const film = await shown(person)
    cinema.pass(shortestSeconds)
    const query = platform.callback(film)
    const forged = [
      platform.callback(film, { key: platform.newKeys().privateKey }),
      platform.callback(film, { keyId: '1', key: platform.newKeys().privateKey }),
      query.replace('reward_amount=1', 'reward_amount=2'),
      `reward_amount=9&${query}`,
      query.replace(/&signature=[^&]*/, ''),
      query.replace(/&key_id=\d+/, ''),
      platform.callback({ ...film, unit: '1111111111' }),
      '',
    ]
    for (const one of forged) assert.deepEqual(await tell(one), [401, 'forged'], one)
    assert.equal(await cinema.points(person), 0)
    assert.deepEqual(await tell(query), [200, 'paid'])
  })

  test('is paid to whoever it was shown to, and under no other ticket', async () => {
    const [one, other] = [await cinema.person(), await cinema.person()]
    const [film, others] = [await shown(one), await shown(other)]
    assert.ok(![film.viewer, others.viewer].some((viewer) => viewer.includes(one.userId)))
    cinema.pass(shortestSeconds)
    const mixed = { ticket: film.ticket, viewer: others.viewer }
    assert.deepEqual(await tell(platform.callback(mixed)), [403, 'foreign'])
    const nobody = '0198b0c0-0000-7000-8000-000000000000'
    for (const ticket of [nobody, 'no ticket'])
      assert.deepEqual(await tell(platform.callback({ ...film, ticket })), [404, 'unknown'])
    const transaction = 'used-twice'
    assert.deepEqual(await tell(platform.callback({ ...film, transaction })), [200, 'paid'])
    assert.deepEqual(await tell(platform.callback({ ...others, transaction })), [403, 'foreign'])
    assert.deepEqual([await cinema.points(one), await cinema.points(other)], [points, 0])
  })

  test('is not paid before its shortest time, nor after the ticket is over', async () => {
    const person = await cinema.person()
    const film = await shown(person)
    cinema.pass(shortestSeconds - 1)
    assert.deepEqual(await tell(platform.callback(film)), [409, 'soon'])
    cinema.pass(ticketMinutes * 60)
    assert.deepEqual(await tell(platform.callback(film)), [200, 'late'])
    refusedAs('filmLapsed', await cinema.finish(person, film.ticket))
    assert.equal(await cinema.points(person), 0)
  })

  test('is not paid beyond what the house gives a day, and not told again', async () => {
    cinema.turnTo('2026-03-05 12:00:00')
    const person = await cinema.person()
    const film = await shown(person)
    cinema.pass(shortestSeconds)
    await cinema.give('2026-03-05', budgetADay)
    assert.deepEqual(await tell(platform.callback(film)), [200, 'full'])
    refusedAs('filmLapsed', await cinema.finish(person, film.ticket))
    assert.equal(await cinema.budget('2026-03-05'), budgetADay)
    cinema.turnTo('2026-03-06 12:00:00')
  })

  test('asks for the keys again no oftener than once a minute, whatever number is made up', async () => {
    const before = platform.asked()
    const film = { ticket: 'none', viewer: 'none' }
    const foreign = platform.newKeys().privateKey
    for (const keyId of ['7', '8', '9'])
      await tell(platform.callback(film, { keyId, key: foreign }))
    assert.ok(platform.asked() <= before + 1)
  })
})

test('in the mini program an ad unit of WeChat is shown, and the app tells its end', async () => {
  const person = await cinema.person()
  assert.equal((await cinema.index(person, onAndroid)).way, 'weapp')
  const { way, source, ticket } = await cinema.ticket(person, onAndroid)
  assert.deepEqual([way, source], ['weapp', 'adunit-0123456789abcdef'])
  const viewer = 'somebody'
  assert.deepEqual(await tell(platform.callback({ ticket, viewer })), [404, 'unknown'])
  cinema.pass(shortestSeconds)
  assert.deepEqual((await cinema.finish(person, ticket)).data, {
    ...{ state: 'paid', points, balance: points },
  })
})

test('the page of the platform, and no other, is shown inside the app', () => {
  const { framed } = cinema.house.config
  assert.deepEqual(framed, ['https://films.example'])
  assert.match(contentPolicy('', [], framed), /frame-src 'self' https:\/\/films\.example;/)
  assert.deepEqual(loadConfig({ NODE_ENV: 'test' }).framed, [])
})

test('whoever goes on elsewhere begins anew there', async () => {
  const person = await cinema.person()
  const inMini = await cinema.ticket(person, onAndroid)
  const onWeb = await cinema.ticket(person)
  assert.notEqual(inMini.ticket, onWeb.ticket)
  cinema.pass(shortestSeconds)
  refusedAs('filmLapsed', await cinema.finish(person, inMini.ticket))
})

test('films of platforms need what they are shown and known by', () => {
  const refused = (env: Record<string, string>, pattern: RegExp) =>
    assert.throws(
      () => loadConfig({ NODE_ENV: 'test', REWARDED_PROVIDER: 'platforms', ...env }),
      (error: Error) => error instanceof ConfigError && pattern.test(error.message),
    )
  refused({}, /REWARDED_WEAPP_AD_UNIT or REWARDED_WEB_URL is needed/)
  refused({ REWARDED_WEB_URL: 'https://films.example' }, /REWARDED_WEB_URL, .* go together/)
  refused({ REWARDED_KEYS: '{"keys":[]}' }, /REWARDED_KEYS must be an http or https address/)
  refused({ REWARDED_WEAPP_AD_UNIT: 'unit' }, /REWARDED_WEAPP_AD_UNIT must be an ad unit/)
})
