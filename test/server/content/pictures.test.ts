import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { pictureCase } from '@server/areas/content/picture-case'
import { pictureChecks } from '@server/areas/content/tables'
import { ports } from '@server/areas/assembled'
import { afterSaleCase } from '@server/areas/after-sale/desk'
import { type Counter, openCounter } from '../after-sale/counter'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Buyer, Person } from '../harness/people'
import { pushTo, pushToken, taken } from '../harness/push'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { newUpload, someFile } from '../upload/pictures'
import { inMiniProgram, openidOf } from './members'

const origin = 'https://linji.example'
const me = '/user/Center/index'
const hour = 3600
const day = 24 * hour

let fake: WechatFake
let counter: Counter
let person: Buyer
before(async () => {
  fake = await startWechatFake()
  const settings = { WECHAT_PROVIDER: 'wechat', WECHAT_PUSH_TOKEN: pushToken, PUBLIC_URL: origin }
  counter = await openCounter({ ...settings, ...fake.env })
})
after(async () => {
  await counter.close()
  await fake.close()
})
beforeEach(async () => {
  fake.viewer.failsWith(0)
  counter.setNow(new Date())
  // what a test left open would be asked about in the next one
  await counter.house.database.db.delete(pictureChecks)
  person = await inMiniProgram(counter.house, await counter.buyer())
})

const check = () => runJobs(counter.house, jobsOf(counter.house.config, 'content'), counter.now())
const asked = () => fake.viewer.asked

/** What WeChat says of the picture that it was last asked about. */
function find(suggest: string, more: object = {}) {
  const { trace_id } = asked().at(-1)!
  const result = { suggest, label: suggest === 'pass' ? 100 : 20002 }
  const message = { MsgType: 'event', Event: 'wxa_media_check', trace_id, version: 2 }
  const found = { ...message, errcode: 0, errmsg: 'ok', result, detail: [{ suggest }], ...more }
  return pushTo(counter).send(found)
}

const avatarOf = async (who: Person) => {
  const { avatar, avatar_hidden } = await counter.ask(me, {}, who)
  return { avatar, hidden: avatar_hidden }
}
const isShown = async (url: string) => {
  const { statusCode } = await counter.house.app.inject({ url: url.replace(origin, '') })
  return statusCode === 200
}

/** Somebody has chosen a face. */
async function withFace(who: Person = person) {
  const { upload_id: avatar_id, url } = await newUpload(counter.house, who.token, 'avatar')
  await counter.ask('/user/Center/edit', { avatar_id }, who)
  return { avatar_id, url }
}

const desk = () => ({
  db: counter.house.database.db,
  config: counter.house.config,
  now: counter.now(),
})
const atDesk = async (uploadId: string) =>
  (await pictureCase.list(desk())).some(({ id }) => id === uploadId)

describe('an avatar', () => {
  test('is shown to WeChat by its whole address, with whose it is', async () => {
    const { url } = await withFace()
    await check()
    const { media_url, openid, scene } = asked().at(-1)!
    assert.deepEqual([media_url, openid, scene], [url, openidOf(person), 1])
    assert.ok(url.startsWith(origin))
  })

  test('stays when nothing is wrong with it, and nobody asks again', async () => {
    const { url, avatar_id } = await withFace()
    await check()
    assert.deepEqual(await find('pass'), taken)
    const times = asked().length
    counter.later(2 * hour)
    await check()
    assert.equal(asked().length, times)
    assert.deepEqual(await avatarOf(await counter.anew(person)), { avatar: url, hidden: 0 })
    assert.equal(await atDesk(avatar_id), false)
  })

  test('that is risky is gone everywhere, and its owner is told', async () => {
    const { url } = await withFace()
    await check()
    assert.equal(await isShown(url), true)
    assert.deepEqual(await find('risky'), taken)
    assert.deepEqual(await find('risky'), taken, 'told again')
    assert.deepEqual(await avatarOf(person), { avatar: '', hidden: 1 })
    assert.equal(await isShown(url), false)
    const next = await withFace()
    assert.deepEqual(await avatarOf(person), { avatar: next.url, hidden: 0 })
  })

  for (const [word, decide, hidden] of [
    ['yes', 'approve', 0],
    ['no', 'refuse', 1],
  ] as const) {
    test(`in doubt waits for a person, who says ${word}`, async () => {
      const { avatar_id } = await withFace()
      await check()
      await find('review')
      assert.equal(await atDesk(avatar_id), true)
      assert.equal((await avatarOf(person)).hidden, 0)
      await counter.house.database.transaction((db) =>
        pictureCase[decide]!({ ...desk(), db }, avatar_id, '广告'),
      )
      assert.equal((await avatarOf(person)).hidden, hidden)
      assert.equal(await atDesk(avatar_id), false)
    })
  }

  test('of somebody whom WeChat does not know waits for a person', async () => {
    const times = asked().length
    const { avatar_id } = await withFace(await counter.buyer())
    await check()
    assert.equal(asked().length, times)
    assert.equal(await atDesk(avatar_id), true)
  })

  test('is believed to nobody who is not WeChat', async () => {
    await withFace()
    await check()
    const { trace_id } = asked().at(-1)!
    const lie = { Event: 'wxa_media_check', trace_id, errcode: 0, result: { suggest: 'risky' } }
    const push = pushTo(counter)
    assert.deepEqual(await push.send(lie, push.signed({ signature: 'x' })), [401, 'fail'])
    assert.equal((await avatarOf(person)).hidden, 0)
  })
})

describe('while WeChat says nothing of a picture', () => {
  test('it is taken, and asked about later', async () => {
    fake.viewer.failsWith(61010)
    const times = asked().length
    const { url } = await withFace()
    await check()
    assert.equal(asked().length, times)
    assert.equal((await avatarOf(person)).avatar, url)
    fake.viewer.failsWith(0)
    counter.later(hour)
    await check()
    assert.equal(asked().length, times + 1)
  })

  test('it is asked about a few times, then a person looks', async () => {
    const times = asked().length
    const { avatar_id } = await withFace()
    for (let hours = 0; hours < 6; hours++) {
      await check()
      counter.later(hour + 1)
    }
    assert.equal(asked().length, times + 3)
    assert.equal(await atDesk(avatar_id), true)
  })

  test('a late answer to an earlier question changes nothing', async () => {
    await withFace()
    await check()
    const { trace_id } = asked().at(-1)!
    counter.later(hour + 1)
    await check()
    await find('risky', { trace_id })
    person = (await counter.anew(person)) as Buyer
    assert.equal((await avatarOf(person)).hidden, 0)
    await find('risky')
    assert.equal((await avatarOf(person)).hidden, 1)
  })

  test('because it could not fetch it, it is asked about again', async () => {
    await withFace()
    await check()
    const times = asked().length
    await find('pass', { errcode: -1008, errmsg: 'download failed', result: undefined })
    counter.later(hour / 2)
    await check()
    assert.equal(asked().length, times + 1)
  })

  test('for a whole day, a person looks', async () => {
    fake.viewer.failsWith(61010)
    const { avatar_id } = await withFace()
    await check()
    counter.later(day)
    await check()
    assert.equal(await atDesk(avatar_id), true)
  })
})

describe('a picture of an after-sale', () => {
  async function applied(kind: 'png' | 'mp4' = 'png', who: Buyer = person) {
    const { order_sn } = await counter.received(who)
    const form = { kind: 'after-sale' as const, content: someFile(kind).toString('base64') }
    const path = '/tp5/api/UserUpload/uploadBase64Image'
    const { upload_id } = await counter.ask(path, form, who)
    const file = kind === 'mp4' ? { video: upload_id } : { pictures: upload_id }
    const no = await counter.apply(who, order_sn, file)
    return { no, upload_id }
  }
  const picturesOf = async (no: string) => (await counter.detail(person, no)).pictures.length

  test('that is risky is hidden, and the desk is told', async () => {
    const { no, upload_id } = await applied()
    await check()
    assert.equal(asked().at(-1)!.scene, 2)
    assert.equal(await picturesOf(no), 1)
    await find('risky')
    assert.equal(await picturesOf(no), 0)
    const { facts, pictures } = await afterSaleCase(ports).show(desk(), no)
    assert.ok(facts.some(([name, value]) => name === '已隐藏的图片' && value === '1'))
    assert.deepEqual(pictures, [{ name: '1', uploadId: upload_id }])
  })

  test('that WeChat cannot judge is left to the desk, which sees it anyway', async () => {
    const times = asked().length
    const film = await applied('mp4')
    const stranger = await counter.buyer()
    const unknown = await applied('png', stranger)
    await check()
    assert.equal(asked().length, times)
    for (const { upload_id } of [film, unknown]) assert.equal(await atDesk(upload_id), false)
  })
})

test('what nobody is shown is shown to WeChat neither', async () => {
  await newUpload(counter.house, person.token, 'avatar')
  await newUpload(counter.house, person.token, 'identity')
  const times = asked().length
  await check()
  assert.equal(asked().length, times)
})
