import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { scenes } from '@contract/scenes'
import { mixOf, type Price } from '@server/areas/order/price'
import { scenePages } from '@server/providers/wechat/scene-pages'
import { demo } from '@server/database/demo'
import { type House, openHouse } from '../harness/openHouse'
import { startWechatFake, type WechatFake } from '../providers/wechat-fake'
import { newStand } from '../street/stands'
import { drawnCode } from '../providers/wechat-mini-code-fake'

const drawing = '/wxa/getwxacodeunlimit'
const path = '/tp5/api/Common/miniCode'
const picture = `data:image/jpeg;base64,${drawnCode.toString('base64')}`

let fake: WechatFake
let house: House
before(async () => {
  fake = await startWechatFake()
  house = await openHouse({ env: { WECHAT_PROVIDER: 'wechat', ...fake.env } })
})
after(async () => {
  await house.close()
  await fake.close()
})

const ask = (kind: 'goods' | 'campaign' | 'invite' | 'street', id: string, token?: string) =>
  house.call(path, { kind, id }, token === undefined ? {} : { token })

const refusals = async (...asked: ReturnType<typeof ask>[]) =>
  (await Promise.all(asked)).map(({ status, error }) => [status, error])

async function oneOfEachKind() {
  const { rows } = await house.database.pool.query<{ id: string; kind: string; ways: Price[] }>(
    `select distinct on (kind) kind, goods_id::text as id, ways
     from exchange_goods order by kind, goods_id`,
  )
  return rows.map(({ id, kind, ways }) => ({ id, kind, type: mixOf(ways[0]!) }))
}

/** The letter of each kind, and whether what is exchanged stands in the code. */
const said: Record<string, [letter: keyof typeof scenes, typed: boolean]> = {
  goods: ['g', false],
  course: ['g', false],
  match: ['g', false],
  coupon: ['c', true],
  card: ['c', true],
  digital: ['d', true],
  packet: ['b', true],
  vip: ['v', true],
  membership: ['u', false],
}

test('goods of each kind have a code that opens them, for everybody', async () => {
  const rows = await oneOfEachKind()
  assert.ok(rows.length > 6)
  for (const { id, kind, type } of rows) {
    assert.deepEqual((await ask('goods', id)).data, { picture })
    const [letter, typed] = said[kind]!
    const scene = [letter, id, ...(typed ? [type] : [])].join('.')
    assert.deepEqual(fake.codes.at(-1), { scene, page: scenePages[letter] })
  }
})

test('so does a campaign, unless its key is longer than a code can say', async () => {
  assert.deepEqual((await ask('campaign', 'blind-box-99')).data, { picture })
  assert.deepEqual(fake.codes.at(-1), { scene: 'p.blind-box-99', page: scenePages.p })
  const key = 'a-key-that-nobody-could-put-into-a-code'
  await house.database.pool.query(
    `insert into campaigns
     select (jsonb_populate_record(one, jsonb_build_object('campaign_key', $1::text))).*
     from campaigns one where campaign_key = 'blind-box-99'`,
    [key],
  )
  assert.deepEqual((await ask('campaign', key)).data, { picture: '' })
})

test('however many ask, and however often, WeChat is asked for a code once', async () => {
  const [{ id } = { id: '' }] = await oneOfEachKind()
  await house.database.pool.query('delete from wechat_loans')
  const before = fake.asked(drawing)
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask('goods', id)))
  answers.push(await ask('goods', id))
  for (const { data } of answers) assert.deepEqual(data, { picture })
  assert.equal(fake.asked(drawing), before + 1)
})

test('my invitation has one, and nobody else’s has for me', async () => {
  const token = await house.signIn(demo.consumer.userId)
  const other = await house.signIn(demo.operator.userId)
  const { code } = await house.ask('/tp5/api/Invite/qrCode', {}, { token })
  assert.deepEqual((await ask('invite', code, token)).data, { picture })
  assert.deepEqual(fake.codes.at(-1), { scene: `i.${code}`, page: scenePages.i })
  assert.deepEqual(
    await refusals(
      ask('invite', code, other),
      ask('invite', 'made-up', token),
      ask('invite', code),
    ),
    [
      [200, 2341],
      [200, 2341],
      [200, 2341],
    ],
  )
})

test('so has a code that I promote by in the street', async () => {
  const token = await house.signIn(demo.consumer.userId)
  const startsAt = new Date(Date.now() - 3600_000)
  const endsAt = new Date(startsAt.getTime() + 4 * 3600_000)
  const { activityId, code } = await newStand(house.database, {
    ...{ promoterId: demo.consumer.userId, startsAt, endsAt },
  })
  assert.deepEqual((await ask('street', code, token)).data, { picture })
  assert.deepEqual(fake.codes.at(-1), { scene: `s.${activityId}.${code}`, page: scenePages.s })
  const other = await house.signIn(demo.operator.userId)
  assert.deepEqual(await refusals(ask('street', code, other), ask('street', code)), [
    [200, 2341],
    [200, 2341],
  ])
})

test('nobody has codes drawn of what they made up', async () => {
  const before = fake.asked(drawing)
  assert.deepEqual(
    await refusals(ask('goods', '999999'), ask('goods', '1 or 1=1'), ask('campaign', 'made-up')),
    [
      [200, 404],
      [200, 404],
      [200, 404],
    ],
  )
  assert.equal(fake.asked(drawing), before)
})

test('why WeChat draws none is told in an envelope, and it is asked again', async (t) => {
  const env = { ...fake.env, WECHAT_PROVIDER: 'wechat', WECHAT_MINI_SECRET: 'another' }
  const barred = await openHouse({ env })
  t.after(() => barred.close())
  for (let times = 0; times < 2; times++) {
    const { status, error, message } = await barred.call(path, { kind: 'goods', id: '1' })
    assert.deepEqual([status, error, message], [200, 1007, '微信暂时没有回应，请稍后再试'])
  }
})

test('where there is no account there is no code either', async (t) => {
  const local = await openHouse()
  t.after(() => local.close())
  assert.deepEqual(await local.ask(path, { kind: 'goods', id: '1' }), { picture: '' })
})
