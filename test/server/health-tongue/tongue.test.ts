import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { uploadAllowances } from '@server/areas/upload/tables'
import { open } from '@server/database/seal'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { startTongueFake, type TongueFake } from '../providers/tongue-fake'
import { someFile } from '../upload/pictures'
import { agreeToTongue, paths } from '../health/people'
import { seriesPaths } from '../health/series'

const start = new Date('2026-12-02T20:00:00+08:00')

let fake: TongueFake
let here: House
let asking: House
let now = start
before(async () => {
  fake = await startTongueFake()
  here = await openHouse({ clock: () => now })
  asking = await openHouse({ clock: () => now, env: fake.env })
})
after(async () => {
  await here.close()
  await asking.close()
  await fake.close()
})
beforeEach(() => {
  now = start
  fake.says({})
  fake.spoils('nothing')
  fake.asked.splice(0)
})

async function signedIn(house: House, agrees = true): Promise<Person> {
  const { userId } = await newPerson(house)
  const token = await sessionOf(house.database.db, userId, now)
  if (agrees) await agreeToTongue(house, { token }, now)
  return { userId, token }
}

async function uploaded(house: House, { token }: Person) {
  await house.database.db.delete(uploadAllowances)
  const content = someFile('jpeg', 40_000).toString('base64')
  return house.ask('/tp5/api/UserUpload/uploadBase64Image', { kind: 'tongue', content }, { token })
}

const clear = { brightness: 128, sharpness: 9 }

async function photographed(house: House, person: Person, taken = clear) {
  const { upload_id } = await uploaded(house, person)
  return house.ask(seriesPaths.analyse, { upload_id, ...taken }, person)
}

const opened = (house: House, url: string) => house.app.inject({ method: 'GET', url })

describe('a photograph of a tongue', () => {
  test('is not taken before its own notice was agreed to, whatever else was', async () => {
    const person = await signedIn(here, false)
    await assert.rejects(
      uploaded(here, person),
      new RegExp(String(refusals.tongueConsentNeeded.error)),
    )
    const wish = { upload_id: '01940000-0000-7000-8000-000000000099', ...clear }
    const { error } = await here.call(seriesPaths.analyse, wish, person)
    assert.equal(error, refusals.tongueConsentNeeded.error)
  })

  test('that nobody is sent is said to be clear or not, and nothing is made up', async () => {
    const person = await signedIn(here)
    const good = await photographed(here, person)
    assert.deepEqual([good.looked, good.faults, good.findings], [0, [], []])
    assert.match(good.sentence, /没有看舌象/)
    const dark = await photographed(here, person, { ...clear, brightness: 12 })
    assert.match(dark.sentence, /重新拍/)
    assert.match(dark.faults.join(), /太暗/)
    assert.deepEqual(dark.findings, [])
    const { list, service } = await here.ask(seriesPaths.tongues, {}, person)
    assert.equal(service, '')
    assert.equal(list.length, 2)
    assert.equal((await opened(here, list[0]!.url)).statusCode, 200)
  })

  test('that a service sees is told in its words, with its name', async () => {
    const person = await signedIn(asking)
    fake.says({ findings: [{ name: '舌苔', text: '薄，颜色偏白' }] })
    const { by, looked, findings, sentence } = await photographed(asking, person)
    assert.deepEqual([by, looked], [fake.name, 1])
    assert.deepEqual(findings, [{ name: '舌苔', text: '薄，颜色偏白' }])
    assert.match(sentence, /写了 1 条说明，请拿给医生看/)
    const sent = JSON.stringify(fake.asked)
    assert.ok(!sent.includes(person.userId))
    assert.equal((await asking.ask(seriesPaths.tongues, {}, person)).service, fake.name)
  })

  test('stays mine to send again where the service does not answer as itself', async () => {
    const person = await signedIn(asking)
    const { upload_id } = await uploaded(asking, person)
    fake.spoils('signature')
    const failed = await asking.call(seriesPaths.analyse, { upload_id, ...clear }, person)
    assert.match(failed.message, /暂时没有回应/)
    assert.deepEqual((await asking.ask(seriesPaths.tongues, {}, person)).list, [])
    fake.spoils('nothing')
    const { looked } = await asking.ask(seriesPaths.analyse, { upload_id, ...clear }, person)
    assert.equal(looked, 1)
  })

  test('that the service does not take is told to be taken anew', async () => {
    const person = await signedIn(asking)
    fake.says({ code: 7, message: 'no tongue' })
    const { upload_id } = await uploaded(asking, person)
    const declined = await asking.call(seriesPaths.analyse, { upload_id, ...clear }, person)
    assert.match(declined.message, /请重新拍一张/)
    assert.deepEqual((await asking.ask(seriesPaths.tongues, {}, person)).list, [])
  })

  test('is deleted with its result, and the address opens nothing any more', async () => {
    const person = await signedIn(here)
    const { tongue_id, url } = await photographed(here, person)
    await here.ask(seriesPaths.removeTongue, { tongue_id }, person)
    assert.notEqual((await opened(here, url)).statusCode, 200)
    assert.deepEqual((await here.ask(seriesPaths.tongues, {}, person)).list, [])
    const again = await here.call(seriesPaths.removeTongue, { tongue_id }, person)
    assert.equal(again.error, refusals.notFound.error)
  })

  test('goes with the consent, and nothing else does', async () => {
    const person = await signedIn(here)
    const { url } = await photographed(here, person)
    now = new Date(now.getTime() + 1000)
    const { consents } = await here.ask(paths.withdraw, { purpose: 'tongue' }, person)
    const own = consents.find(({ purpose }) => purpose === 'tongue')
    assert.equal(own?.consented_at, null)
    assert.notEqual((await opened(here, url)).statusCode, 200)
    const { rows } = await here.database.pool.query(
      'select 1 from health_tongues where user_id = $1',
      [person.userId],
    )
    assert.deepEqual(rows, [])
  })

  test('of another person is refused, by id and by address, and sent to nobody', async () => {
    const person = await signedIn(asking)
    const other = await signedIn(asking)
    const { upload_id } = await uploaded(asking, person)
    const stolen = await asking.call(seriesPaths.analyse, { upload_id, ...clear }, other)
    assert.equal(stolen.error, refusals.uploadUnusable.error)
    assert.deepEqual(fake.asked, [])
    const { tongue_id, url } = await photographed(asking, person)
    const { error } = await asking.call(seriesPaths.removeTongue, { tongue_id }, other)
    assert.equal(error, refusals.notFound.error)
    assert.deepEqual((await asking.ask(seriesPaths.tongues, {}, other)).list, [])
    const theirs = await photographed(asking, other)
    const [, query] = theirs.url.split('?')
    const forged = `${url.split('?')[0]}?${query}`
    assert.equal((await opened(asking, forged)).statusCode, 403)
    const named = /private\/([0-9a-f-]+)/.exec(url)![1]!
    const asked = await asking.call('/tp5/api/UserUpload/picture', { upload_id: named }, other)
    assert.equal(asked.error, refusals.notFound.error)
  })

  test('has its result sealed under the key of health', async () => {
    const person = await signedIn(asking)
    fake.says({ findings: [{ name: '舌苔', text: '薄，颜色偏白' }] })
    const { tongue_id } = await photographed(asking, person)
    const { rows } = await asking.database.pool.query<{ sealed: Buffer }>(
      'select sealed from health_tongues where tongue_id = $1',
      [tongue_id],
    )
    const { dataKey } = asking.config
    const about = `health tongue ${person.userId} ${tongue_id}`
    assert.match(open(dataKey, rows[0]!.sealed, about, 'seal health'), /舌苔/)
    assert.doesNotMatch(asking.log(), /舌苔|颜色偏白/)
  })
})
