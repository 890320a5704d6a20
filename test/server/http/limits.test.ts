import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { authCalls } from '@contract/auth'
import { areaHandlers } from '@server/areas/assembled'
import { createTally } from '@server/call/tally'
import { createServer } from '@server/http/server'
import { createLog } from '@server/log'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { send, someNonce, wrap } from '../harness/request'

const captcha = '/tp5/api/Codevalidates/captcha'
const { max } = authCalls[captcha].limit ?? { max: 0 }
const access = '/tp5/api/UserUpload/getOssSts'
// Within one window, wherever the test starts in the minute
const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 + 30_000)
const timestamp = at.getTime() / 1000

let house: House
before(async () => {
  house = await openHouse({ clock: () => at })
})
after(() => house.close())

describe('a limited call', () => {
  test('is refused to an address beyond its number, on any server of the house', async () => {
    const { config, database, providers } = house
    const log = createLog('silent', { write: () => undefined })
    const other = await createServer({
      config,
      database,
      providers,
      log,
      handlers: areaHandlers,
      clock: () => at,
    })
    const ask = (app: House['app'], address: string) =>
      send(app, 'GET', captcha, wrap({}, config.signingSecret, { timestamp }), { address })
    for (let call = 0; call < max; call++)
      assert.equal((await ask(call % 2 ? other : house.app, '192.0.2.1')).error, 0)
    assert.equal((await ask(house.app, '192.0.2.1')).error, 429)
    assert.equal((await ask(other, '192.0.2.1')).error, 429)
    assert.equal((await ask(house.app, '192.0.2.2')).error, 0)
    await other.close()
  })

  test('counts a whole IPv6 home as one', async () => {
    for (let call = 0; call < max; call++) {
      const address = `2001:db8:1:2::${call.toString(16)}`
      assert.equal((await house.call(captcha, {}, { address, timestamp })).error, 0)
    }
    const same = { address: '2001:db8:1:2:ffff::1', timestamp }
    assert.equal((await house.call(captcha, {}, same)).error, 429)
    const next = { address: '2001:db8:1:3::1', timestamp }
    assert.equal((await house.call(captcha, {}, next)).error, 0)
  })

  test('is counted by person where only people who signed in may call', async () => {
    const village = '192.0.2.40'
    const [one, other] = [await newPerson(house), await newPerson(house)]
    const ask = ({ token }: Person, address: string) =>
      house.call(access, {}, { token, address, timestamp })
    for (let call = 0; call < 30; call++) assert.equal((await ask(one, village)).error, 0)
    assert.equal((await ask(other, village)).error, 0)
    assert.equal((await ask(one, '192.0.2.41')).error, 429)
  })
})

describe('a call that declares no limit', () => {
  const limits = { seconds: 60, read: { person: 4, home: 6 }, write: { person: 3, home: 5 } }
  const [settings, write] = ['/tp5/api/Common/config', '/user/common/setMessage'] as const
  const wish = { subject: 'order', way: 'sms', on: 1 } as const
  let limited: House
  let now = at
  before(async () => {
    limited = await openHouse({ seeded: false, clock: () => now, limits })
  })
  after(() => limited.close())
  const sent = (sending = {}) => ({ ...sending, timestamp: now.getTime() / 1000 })
  const read = async (sending = {}) => (await limited.call(settings, {}, sent(sending))).error

  test('is counted with all others of a person, reads and writes apart', async () => {
    const [{ token }, other] = [await newPerson(limited), await newPerson(limited)]
    for (let nth = 0; nth < 4; nth++) assert.equal(await read({ token }), 0)
    assert.equal((await limited.call('/user/Center/index', {}, sent({ token }))).error, 429)
    assert.equal(await read({ token: other.token }), 0)
    for (let nth = 0; nth < 3; nth++)
      assert.equal((await limited.call(write, wish, sent({ token }))).error, 0)
    assert.equal((await limited.call(write, wish, sent({ token }))).error, 429)
    now = new Date(now.getTime() + 60_000)
    assert.equal(await read({ token }), 0)
  })

  test('gives the answer that was given before, though by now it is one too many', async () => {
    const { token } = await newPerson(limited)
    const sending = sent({ token, nonce: someNonce() })
    const first = await limited.call(write, wish, sending)
    for (let nth = 0; nth < 3; nth++) await limited.call(write, wish, sent({ token }))
    assert.equal((await limited.call(write, wish, sending)).text, first.text)
  })

  test('is counted by network where nobody is signed in', async () => {
    const here = { address: '192.0.2.70' }
    for (let nth = 0; nth < 6; nth++) assert.equal(await read(here), 0)
    assert.equal(await read(here), 429)
    assert.equal(await read({ ...here, token: 'made-up' }), 429)
    assert.equal(await read({ address: '192.0.2.71' }), 0)
  })

  test('writes no row to be counted', async () => {
    const rows = async () => (await limited.database.pool.query('select from call_limits')).rowCount
    const before = await rows()
    await read()
    assert.equal(await rows(), before)
  })
})

describe('a tally', () => {
  test('forgets a window that is over, and beyond its measure who was quiet the longest', () => {
    const count = createTally(60)
    const quiet = count('quiet', at)
    assert.deepEqual([quiet, count('loud', at), count('loud', at)], [1, 1, 2])
    for (let nth = 0; nth < 49_998; nth++) count(`other ${nth}`, at)
    assert.equal(count('loud', at), 3)
    count('one more', at)
    assert.deepEqual([count('loud', at), count('quiet', at)], [4, 1])
    assert.equal(count('loud', new Date(at.getTime() + 60_000)), 1)
  })
})

describe('without a trusted proxy', () => {
  test('a header does not change whose call it is', async () => {
    const plain = await openHouse({ env: { TRUST_PROXY: 'no' }, seeded: false, clock: () => at })
    for (let call = 0; call < max; call++)
      await plain.call(captcha, {}, { address: `192.0.2.${call}`, timestamp })
    assert.equal((await plain.call(captcha, {}, { address: '192.0.2.99', timestamp })).error, 429)
    await plain.close()
  })
})
