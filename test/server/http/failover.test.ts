import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { areaHandlers } from '@server/areas/assembled'
import { demo } from '@server/database/demo'
import type { Written } from '@server/call/handler'
import { type House, openHouse } from '../harness/openHouse'
import { someNonce } from '../harness/request'
import { openWired, type Wire } from '../harness/wire'

const add = '/user/address/add'
const mine = '/user/address/getDefault'
const form = { name: '王秀英', phone: '13800000001', region_code: '310104', detail: '枫林路 1 号' }

let wire: Wire
let house: House
let midway: () => Promise<void> = async () => undefined
before(async () => {
  const inOne = areaHandlers[add] as Written<typeof add>
  const write: Written<typeof add> = async (input, context) => {
    const done = await inOne(input, context)
    await midway()
    return done
  }
  house = await openHouse({
    open: async (options) => {
      wire = await openWired(options)
      return wire.database
    },
    handlers: { ...areaHandlers, [add]: write },
  })
})
after(() => house.close())

const count = async () => (await house.database.pool.query('select from addresses')).rowCount ?? 0

/** However the wire is cut, the write happens once and is answered, also to who asks again. */
async function happensOnce(cut: () => Promise<void> | void) {
  const sending = { token: await house.signIn(demo.newcomer.userId), nonce: someNonce() }
  const before = await count()
  await cut()
  const reply = await house.call(add, form, sending)
  assert.equal(reply.error, 0, reply.message)
  assert.ok(!wire.pending())
  assert.equal(await count(), before + 1)
  assert.equal((await house.call(add, form, sending)).text, reply.text)
  assert.equal(await count(), before + 1)
}

describe('a once-only write whose database fails over', () => {
  test('before its first statement', () => happensOnce(() => wire.terminateAll()))

  test('in the middle', async () => {
    let runs = 0
    midway = async () => {
      if (++runs === 1) await wire.terminateAll()
    }
    await happensOnce(() => undefined)
    midway = async () => undefined
    assert.equal(runs, 2)
  })

  test('again and again, and then is told to come back', async () => {
    const token = await house.signIn(demo.newcomer.userId)
    const before = await count()
    midway = () => wire.terminateAll()
    const reply = await house.call(add, form, { token })
    midway = async () => undefined
    assert.equal(reply.error, 503, reply.message)
    assert.equal(await count(), before)
  })

  test('before it hears of the commit', () => happensOnce(() => wire.cutNext('unheard')))

  test('when it has committed and nobody has heard', () =>
    happensOnce(() => wire.cutNext('untold')))
})

test('a read whose database fails over is asked anew', async () => {
  const token = await house.signIn(demo.consumer.userId)
  await wire.terminateAll()
  const reply = await house.call(mine, {}, { token })
  assert.equal(reply.error, 0, reply.message)
})
