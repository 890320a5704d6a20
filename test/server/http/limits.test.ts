import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { authCalls } from '@contract/auth'
import { areaHandlers } from '@server/areas/assembled'
import { createServer } from '@server/http/server'
import { createLog } from '@server/log'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import { send, wrap } from '../harness/request'

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

describe('without a trusted proxy', () => {
  test('a header does not change whose call it is', async () => {
    const plain = await openHouse({ env: { TRUST_PROXY: 'no' }, seeded: false, clock: () => at })
    for (let call = 0; call < max; call++)
      await plain.call(captcha, {}, { address: `192.0.2.${call}`, timestamp })
    assert.equal((await plain.call(captcha, {}, { address: '192.0.2.99', timestamp })).error, 429)
    await plain.close()
  })
})
