import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { countsOf, shapeOf } from '@server/areas/health-device/rri/series'
import { dayMs } from '@server/calendar'
import { open } from '@server/database/seal'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { sessionOf } from '../harness/sessions'
import { newUpload } from '../upload/pictures'
import { agree, paths } from '../health/people'
import { heartTable, inBase64, seriesPaths, someIntervals } from '../health/series'

const start = new Date('2026-12-02T20:00:00+08:00')

let house: House
let now = start
let person: Person
before(async () => {
  house = await openHouse({ clock: () => now })
})
after(() => house.close())
const signedIn = async (): Promise<Person> => {
  const { userId } = await newPerson(house)
  return { userId, token: await sessionOf(house.database.db, userId, now) }
}
beforeEach(async () => {
  now = start
  person = await signedIn()
  await agree(house, by(), now)
})

const by = () => ({ token: person.token })
const detail = () => house.ask(seriesPaths.detail, {}, by())
const opened = (url: string) => house.app.inject({ method: 'GET', url })

async function recorded(daysAgo = 0): Promise<string> {
  const at = new Date(start.getTime() - daysAgo * dayMs - 3600_000)
  await house.ask(seriesPaths.importTable, { content: inBase64(heartTable(at)) }, by())
  const { recordings } = await detail()
  return recordings[daysAgo === 0 ? 0 : recordings.length - 1]!.rri_id
}

/** createOss, the picture itself, uploadCallback: as a page does it. */
async function drawn(rri_id: string): Promise<string> {
  const { kind, revision } = await house.ask(seriesPaths.place, { rri_id }, by())
  const { upload_id } = await newUpload(house, person.token, kind)
  const kept = await house.ask(seriesPaths.keep, { rri_id, revision, upload_id }, by())
  return kept.recording!.picture
}

describe('the intervals between heartbeats', () => {
  test('are counted by how much neighbours differ, and told as they are', async () => {
    assert.deepEqual(
      countsOf([800, 810, 850, 850, 1100]).map(({ count }) => count),
      [2, 1, 0, 0, 1],
    )
    const steady = shapeOf([800, 800, 800])
    assert.deepEqual([steady.mean, steady.across, steady.along], [800, 0, 0])
    await recorded()
    const { recording, recordings } = await detail()
    assert.equal(recordings.length, 1)
    assert.deepEqual(recording!.intervals, someIntervals)
    assert.match(recording!.sentence, /记了 35 秒，41 次心跳，.*最短 610，最长 1,090/)
    assert.equal(
      recording!.counts.reduce((sum, { count }) => sum + count, 0),
      someIntervals.length - 1,
    )
    assert.equal(recording!.picture, '')
  })

  test('are refused where no heart beats so, or too few', async () => {
    const at = new Date(start.getTime() - 3600_000)
    for (const [intervals, words] of [
      [[...someIntervals, 40], /200 到 3000 毫秒/],
      [[800, 810], /应有 30 到 3000 个，这里有 2 个/],
    ] as const) {
      const content = inBase64(heartTable(at, intervals))
      const { taken, refused } = await house.ask(seriesPaths.importTable, { content }, by())
      assert.equal(taken, 0)
      assert.match(refused[0]!.why, words)
    }
  })

  test('lie sealed under the key of health, bound to their owner', async () => {
    const id = await recorded()
    const { rows } = await house.database.pool.query<{ sealed: Buffer }>(
      'select sealed from health_rris where rri_id = $1',
      [id],
    )
    const { dataKey } = house.config
    const about = `health rri ${person.userId} ${id}`
    assert.match(open(dataKey, rows[0]!.sealed, about, 'seal health'), /1090/)
    assert.throws(() => open(dataKey, rows[0]!.sealed, about))
  })
})

describe('a picture of them', () => {
  test('is kept, and there again when the page is opened anew', async () => {
    const id = await recorded()
    const url = await drawn(id)
    assert.equal((await opened(url)).statusCode, 200)
    const again = await detail()
    assert.equal((await opened(again.recording!.picture)).statusCode, 200)
  })

  test('gives way to a new one, which alone is left', async () => {
    const id = await recorded()
    const first = await drawn(id)
    const second = await drawn(id)
    assert.notEqual(first.split('?')[0], second.split('?')[0])
    assert.notEqual((await opened(first)).statusCode, 200)
    assert.equal((await opened(second)).statusCode, 200)
  })

  test('of what stood there before is none of what stands there now', async () => {
    const id = await recorded()
    const url = await drawn(id)
    const { recording } = await house.ask(
      seriesPaths.update,
      { rri_id: id, posture: 'lying' },
      by(),
    )
    assert.deepEqual(
      [recording!.posture_text, recording!.revision, recording!.picture],
      ['躺着', 2, ''],
    )
    assert.notEqual((await opened(url)).statusCode, 200)
    const { upload_id } = await newUpload(house, person.token, 'health')
    const late = await house.call(seriesPaths.keep, { rri_id: id, revision: 1, upload_id }, by())
    assert.match(late.message, /重新画一张/)
  })

  test('goes with its recording, and with the consent', async () => {
    const first = await drawn(await recorded(1))
    const id = await recorded()
    const second = await drawn(id)
    await house.ask(seriesPaths.removeRri, { rri_id: id }, by())
    assert.notEqual((await opened(second)).statusCode, 200)
    assert.equal((await opened(first)).statusCode, 200)
    now = new Date(now.getTime() + 1000)
    await house.ask(paths.withdraw, { purpose: 'record' }, by())
    assert.notEqual((await opened(first)).statusCode, 200)
    assert.equal((await detail()).recording, null)
  })

  test('of another person is refused, by id and by address', async () => {
    const id = await recorded()
    const url = await drawn(id)
    const other = await signedIn()
    await agree(house, other, now)
    for (const reply of [
      await house.call(seriesPaths.detail, { rri_id: id }, other),
      await house.call(seriesPaths.place, { rri_id: id }, other),
      await house.call(seriesPaths.update, { rri_id: id, posture: 'lying' }, other),
      await house.call(seriesPaths.removeRri, { rri_id: id }, other),
    ])
      assert.equal(reply.error, refusals.notFound.error)
    const named = await house.call(
      seriesPaths.detail,
      { rri_id: id, person_id: person.userId },
      other,
    )
    assert.equal(named.error, refusals.forbidden.error)
    const upload_id = /private\/([0-9a-f-]+)/.exec(url)![1]!
    const picture = await house.call('/tp5/api/UserUpload/picture', { upload_id }, other)
    assert.equal(picture.error, refusals.notFound.error)
    assert.notEqual((await opened(url.split('?')[0]!)).statusCode, 200)
  })

  test('that is another person’s upload is not taken for mine', async () => {
    const id = await recorded()
    const other = await signedIn()
    await agree(house, other, now)
    const { upload_id } = await newUpload(house, other.token, 'health')
    const { error } = await house.call(
      seriesPaths.keep,
      { rri_id: id, revision: 1, upload_id },
      by(),
    )
    assert.equal(error, refusals.uploadUnusable.error)
  })

  test('is not taken before its notice was agreed to', async () => {
    const other = await signedIn()
    await assert.rejects(
      newUpload(house, other.token, 'health'),
      new RegExp(String(refusals.healthConsentNeeded.error)),
    )
  })
})
