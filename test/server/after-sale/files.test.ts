import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refusals } from '@contract/refusals'
import { afterSaleCase } from '@server/areas/after-sale/desk'
import { ports } from '@server/areas/assembled'
import type { Buyer } from '../harness/people'
import { someFile } from '../upload/pictures'
import { calls, type Counter, openCounter } from './counter'

let counter: Counter
before(async () => {
  counter = await openCounter()
})
after(() => counter.close())

const film = someFile('mp4', 4000)

async function uploaded(person: Buyer, content: Buffer) {
  const form = { kind: 'after-sale' as const, content: content.toString('base64') }
  return (await counter.ask('/tp5/api/UserUpload/uploadBase64Image', form, person)).upload_id
}

const open = (url: string, headers = {}) =>
  counter.house.app.inject({ method: 'GET', url, headers })

test('what was filmed and photographed is seen by its owner and the desk, for a few minutes', async () => {
  counter.setNow(new Date())
  const person = await counter.buyer({ points: 100 })
  const { order_sn } = await counter.received(person)
  const [pictures, video] = [await counter.picture(person), await uploaded(person, film)]
  const no = await counter.apply(person, order_sn, { pictures, video })
  const shown = await counter.detail(person, no)
  for (const url of [...shown.pictures, shown.video]) assert.match(url, /\/files\/private\//)
  const part = await open(shown.video, { range: 'bytes=0-99' })
  assert.deepEqual([part.statusCode, part.rawPayload], [206, film.subarray(0, 100)])

  const { db } = counter.house.database
  const looking = { db, config: counter.house.config, now: counter.now() }
  const files = (await afterSaleCase(ports).show(looking, no)).pictures
  assert.deepEqual(
    files.map(({ name }) => name),
    ['1', 'video'],
  )
  counter.later(301)
  assert.equal((await open(shown.video)).json<{ error: number }>().error, refusals.forbidden.error)
})

test('a film is no picture, and a picture no film', async () => {
  const person = await counter.buyer({ points: 100 })
  const { order_sn } = await counter.received(person)
  const [picture, video] = [await uploaded(person, someFile('png')), await uploaded(person, film)]
  for (const files of [{ pictures: video }, { video: picture }]) {
    const wish = counter.wishOf(order_sn, files)
    assert.equal(
      (await counter.call(calls.apply, wish, person)).error,
      refusals.uploadUnusable.error,
    )
  }
  assert.equal((await counter.tryApply(person, order_sn, { pictures: picture, video })).error, 0)
})
