import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createServer } from '@server/http/server'
import { sparingly } from '@server/http/metrics/sparingly'
import { createEndings } from '@server/jobs/endings'
import { areaHandlers, areaJobs } from '@server/areas/assembled'
import { createLog } from '@server/log'
import { createCircuits } from '@server/providers/providers'
import { type House, openHouse } from '../harness/openHouse'

const token = 'a-token-that-nobody-guesses'
let house: House
before(async () => {
  house = await openHouse({ env: { METRICS_TOKEN: token, TRUST_PROXY: 'no' } })
})
after(() => house.close())

const read = async (app = house.app) => (await app.inject('/metrics')).body
const valueOf = (text: string, sample: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `))
  return line === undefined ? undefined : Number(line.slice(sample.length + 1))
}

describe('/metrics', () => {
  test('is for this machine, or for whoever bears the token', async () => {
    const far = { url: '/metrics', remoteAddress: '192.0.2.7' }
    const status = async (request: object) => (await house.app.inject(request)).statusCode
    const bearing = (authorization: string) => ({ ...far, headers: { authorization } })
    assert.equal(await status({ url: '/metrics' }), 200)
    assert.equal(await status(bearing(`Bearer ${token}`)), 200)
    assert.equal(await status(far), 404)
    assert.equal(await status(bearing('Bearer something-else-altogether')), 404)
    assert.equal(await status({ url: '/metrics', headers: { 'x-forwarded-for': '::1' } }), 404)
    assert.equal(await status({ url: '/metrics', headers: { host: 'evil.example' } }), 404)
  })

  test('is Prometheus text, each name said once before its numbers', async () => {
    await house.ask('/tp5/api/Common/config', {})
    const lines = (await read()).trimEnd().split('\n')
    const said = lines
      .filter((line) => line.startsWith('# TYPE '))
      .map((line) => line.split(' ')[2])
    assert.equal(new Set(said).size, said.length)
    for (const line of lines.filter((one) => !one.startsWith('#'))) {
      assert.match(line, /^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [-+.e\d]+$/)
      const [name = ''] = line.split(/[{ ]/)
      assert.ok(
        said.includes(name.replace(/_(bucket|sum|count)$/, '')) || said.includes(name),
        name,
      )
    }
  })

  test('counts requests by area, kind and outcome, and refusals by name', async () => {
    const before = await read()
    await house.ask('/tp5/api/Codevalidates/captcha', {})
    await house.call('/user/Center/index', {})
    await house.app.inject('/made/up/by/somebody')
    const text = await read()
    const more = (sample: string) => valueOf(text, sample)! - (valueOf(before, sample) ?? 0)
    assert.equal(more('linji_requests_total{area="auth",kind="read",outcome="ok"}'), 1)
    assert.equal(more('linji_requests_total{area="account",kind="read",outcome="refused"}'), 1)
    assert.equal(more('linji_refusals_total{refusal="loginTimeout"}'), 1)
    assert.equal(more('linji_request_seconds_count{kind="read"}'), 2)
    assert.ok(!text.includes('made/up'))
  })

  test('tells of the database, of what waits, and that the books are right', async () => {
    const text = await read()
    assert.equal(valueOf(text, 'linji_ledger_difference{currency="points"}'), 0)
    assert.equal(valueOf(text, 'linji_ledger_difference{currency="gold"}'), 0)
    assert.equal(valueOf(text, 'linji_ledger_difference{currency="money"}'), 0)
    assert.equal(valueOf(text, 'linji_jobs_given_up{lane="sms"}'), 0)
    assert.equal(valueOf(text, 'linji_database_connections_most'), 20)
    assert.equal(valueOf(text, 'linji_metrics_unanswered'), 0)
  })

  test('tells what the process hands in: circuits and jobs', async () => {
    const { config, database, providers } = house
    const circuits = createCircuits()
    const endings = createEndings()
    const log = createLog('silent')
    const watched = { circuits, endings, jobs: areaJobs(config) }
    const given = { config, database, providers, handlers: areaHandlers, log, watched }
    const app = await createServer(given)
    endings.add({ job: 'auth: send sms', lane: 'sms', outcome: 'failed' })
    for (let call = 0; call < 5; call++)
      await circuits.sms(() => Promise.reject(new Error('down'))).catch(() => undefined)
    const text = await read(app)
    assert.equal(valueOf(text, 'linji_provider_resting{provider="sms"}'), 1)
    assert.equal(valueOf(text, 'linji_provider_resting{provider="payment"}'), 0)
    const failed = 'linji_jobs_total{job="auth: send sms",lane="sms",outcome="failed"}'
    assert.equal(valueOf(text, failed), 1)
    await app.close()
  })
})

test('what is dear is asked at most once a minute, and the more seldom the longer it takes', async () => {
  let now = 0
  let asked = 0
  let takes = 10
  const ask = sparingly(
    async () => {
      now += takes
      return ++asked
    },
    () => now,
  )
  assert.equal(await ask(), 1)
  now += 59_000
  assert.equal(await ask(), 1)
  now += 2_000
  takes = 5_000
  assert.equal(await ask(), 2)
  now += 400_000
  assert.equal(await ask(), 2)
  now += 200_000
  assert.equal(await ask(), 3)
})
