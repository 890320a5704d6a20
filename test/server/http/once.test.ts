import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { refusals } from '@contract/refusals'
import { areaHandlers } from '@server/areas/assembled'
import { demo } from '@server/database/demo'
import type { Written } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { type House, openHouse } from '../harness/openHouse'
import { someNonce } from '../harness/request'

const add = '/user/address/add'
const logout = '/user/login/logout'
const form = { name: '王秀英', phone: '13800000001', region_code: '310104', detail: '枫林路 1 号' }

let house: House
const inOne = areaHandlers[logout] as Written<typeof logout>
let perform = inOne
before(async () => {
  house = await openHouse({
    handlers: { ...areaHandlers, [logout]: (input, context) => perform(input, context) },
  })
})
after(() => house.close())

const signedIn = async () => ({
  token: await house.signIn(demo.newcomer.userId),
  nonce: someNonce(),
})
async function count(table: string): Promise<number> {
  const { rows } = await house.database.db.execute<{ n: number }>(
    sql`select count(*) as n from ${sql.identifier(table)}`,
  )
  return Number(rows[0]?.n)
}

describe('a write', () => {
  test('happens once however many times the request arrives, all at once or later', async () => {
    const sending = await signedIn()
    const before = await count('addresses')
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => house.call(add, form, sending)),
    )
    const answers = new Set(replies.map(({ text }) => text))
    assert.equal(answers.size, 1)
    assert.equal(replies[0]?.error, 0, replies[0]?.message)
    assert.equal(await count('addresses'), before + 1)
  })

  test('tells who has lost what was asked whether it was done', async () => {
    const sending = await signedIn()
    const ask = async () => (await house.call(add, {} as never, sending)).error
    assert.equal(await ask(), refusals.invalid.error)
    await house.call(add, form, sending)
    assert.equal(await ask(), refusals.nonceReused.error)
  })

  test('keeps no nonce of a refusal, so that the person may try again', async () => {
    const sending = await signedIn()
    const before = await count('once_answers')
    perform = () => Promise.reject(new Refusal('soldOut'))
    assert.equal((await house.call(logout, {}, sending)).error, 2001)
    assert.equal(await count('once_answers'), before)
    perform = inOne
    assert.equal((await house.call(logout, {}, sending)).error, 0)
  })

  test('keeps its answer sealed', async () => {
    const sending = await signedIn()
    await house.call(add, { ...form, detail: '秘密地址九号' }, sending)
    const { rows } = await house.database.db.execute<{ answer: Buffer }>(
      sql`select answer from once_answers where nonce = ${sending.nonce}`,
    )
    assert.ok(rows[0] && rows[0].answer.length > 20)
    assert.ok(!rows[0].answer.toString('utf8').includes('秘密'))
  })

  test('answers a retry though the position or the clock has moved on', async () => {
    const sending = await signedIn()
    const first = await house.call(add, { ...form, lat: '31.1', lng: '121.1' } as never, sending)
    const again = await house.call(add, { ...form, lat: '31.2', lng: '121.2' } as never, {
      ...sending,
      timestamp: 1_700_000_000,
    })
    assert.equal(again.text, first.text)
  })

  test('that lost a race runs again, and what it counted apart is counted once', async () => {
    const sending = await signedIn()
    let runs = 0
    let counted = 0
    perform = async (_input, { apart }) => {
      runs++
      const result = await apart(() => Promise.resolve(++counted))
      assert.equal(result, 1)
      if (runs === 1) throw Object.assign(new Error('lost a race'), { code: '40001' })
      return {}
    }
    const reply = await house.call(logout, {}, sending)
    perform = inOne
    assert.deepEqual([reply.error, runs, counted], [0, 2, 1])
  })

  test('counts apart even when as many as there are connections do so at once', async () => {
    const wrong = { phone: '13600000000', code: '000000' }
    const replies = await Promise.all(
      Array.from({ length: 60 }, () => house.call('/tp5/api/UserLogin/smsLogin', wrong)),
    )
    // The limit by phone takes some of them, the others find no code: none hangs or fails
    assert.ok(replies.every(({ error }) => error === 1004 || error === 429))
  })
})
