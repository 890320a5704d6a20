import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type House, openHouse } from '../harness/openHouse'

const url = '/tp5/api/Common/config'

const warnings = (house: House) =>
  house
    .log()
    .split('\n')
    .filter((line) => line.includes('"level":"warn"') && line.includes('TRUST_PROXY')).length

async function withProxy(env: Record<string, string>, check: (house: House) => Promise<void>) {
  const house = await openHouse({ seeded: false, env })
  await check(house)
  await house.close()
}

const forwarded = { 'x-forwarded-for': '192.0.2.1' }

test('forwarded headers that are not believed are told once', async () => {
  await withProxy({ TRUST_PROXY: 'no' }, async ({ app, ...house }) => {
    await app.inject(url)
    assert.equal(warnings({ app, ...house }), 0)
    for (const headers of [forwarded, { forwarded: 'for=192.0.2.1' }])
      await app.inject({ url, headers })
    assert.equal(warnings({ app, ...house }), 1)
    assert.match(house.log(), /all who come through that proxy are counted as one caller/)
  })
})

test('headers from an address that is none of the proxies are told once', async () => {
  await withProxy({ TRUST_PROXY: '10.0.0.1' }, async (house) => {
    for (let call = 0; call < 2; call++)
      await house.app.inject({ url, headers: forwarded, remoteAddress: '10.0.0.2' })
    assert.equal(warnings(house), 1)
    assert.match(house.log(), /"from":"10\.0\.0\.2".*that TRUST_PROXY does not name/)
  })
})

test('a proxy that tells nobody is told after some calls, and only then', async () => {
  await withProxy({ TRUST_PROXY: '1' }, async (house) => {
    for (let call = 0; call < 60; call++) await house.app.inject(url)
    assert.equal(warnings(house), 1)
    assert.match(house.log(), /no call brings X-Forwarded-For/)
  })
  await withProxy({ TRUST_PROXY: '1' }, async (house) => {
    await house.app.inject({ url, headers: forwarded })
    for (let call = 0; call < 60; call++) await house.app.inject(url)
    assert.equal(warnings(house), 0)
  })
})

test('counted hops on an open port are told at the start', async () => {
  await withProxy({ TRUST_PROXY: '1', HOST: '0.0.0.0' }, async (house) =>
    assert.match(house.log(), /TRUST_PROXY counts hops while HOST is open/),
  )
})
