import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { farmingJobs, signalLastsDays } from '@server/areas/farming/jobs'
import { placesLastDays, prizeJobs } from '@server/areas/prize/jobs'
import { runJobs } from '../harness/jobs'
import { openCampaignHouse } from './campaign-house'

let place: Awaited<ReturnType<typeof openCampaignHouse>>
before(async () => {
  place = await openCampaignHouse()
})
after(() => place.close())

const address = '203.0.113.77'

async function tablesWith(trace: string): Promise<string[]> {
  const { pool } = place.house.database
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const text = `select from "${name}" t where position($1 in t::text) > 0 limit 1`
    if ((await pool.query(text, [trace])).rowCount) found.push(name)
  }
  return found
}

/** One phone on one network, by which two people look and receive. */
async function receivedByTwo() {
  const device = randomUUID()
  const limits = (['device', 'network'] as const).map((of) => ({ of, every: 'day', most: 5 }))
  const key = await place.campaign({ limits })
  const sending = { address }
  await place.ask('/tp5/api/Campaign/click', { key, event: 'view', device }, null, sending)
  for (const person of [await place.person(), await place.person()]) {
    const { error, message } = await place.receive(key, person, { device }, sending)
    assert.equal(error, 0, message)
  }
  return { device, key }
}

test('a phone and a network are counted, and lie nowhere in clear', async () => {
  const { device, key } = await receivedByTwo()
  const counted = await place.one<{ rows: number }>(
    `select count(*)::int as rows from campaign_counts
     where campaign_key = $1 and subject ~ '^(seen )?(device|network|visit) '`,
    [key],
  )
  assert.equal(counted.rows, 9)
  assert.deepEqual([await tablesWith(device), await tablesWith(address)], [[], []])
})

test('phones and networks of a campaign are forgotten a while after its end', async () => {
  const { key } = await receivedByTwo()
  const counted = async (kinds: string) =>
    place.one<{ rows: number }>(
      `select count(*)::int as rows from campaign_counts
       where campaign_key = $1 and subject ~ $2`,
      [key, `^(seen )?(${kinds}) `],
    )
  const { ends } = await place.one<{ ends: Date }>(
    'select ends_at as ends from campaigns where campaign_key = $1',
    [key],
  )
  const afterEnd = (days: number) => new Date(ends.getTime() + days * 24 * 3600 * 1000)
  await runJobs(place.house, prizeJobs, afterEnd(placesLastDays - 1))
  assert.equal((await counted('device|network')).rows, 8)
  await runJobs(place.house, prizeJobs, afterEnd(placesLastDays + 1))
  assert.equal((await counted('device|network')).rows, 0)
})

test('what looked like farming is forgotten after half a year', async () => {
  const { key } = await receivedByTwo()
  const signals = () =>
    place.one<{ rows: number }>(
      'select count(*)::int as rows from farming_signals where campaign_key = $1',
      [key],
    )
  const afterDays = (days: number) => new Date(place.now().getTime() + days * 24 * 3600 * 1000)
  await runJobs(place.house, farmingJobs, afterDays(signalLastsDays - 1))
  assert.ok((await signals()).rows > 0)
  await runJobs(place.house, farmingJobs, afterDays(signalLastsDays + 1))
  assert.equal((await signals()).rows, 0)
})

test('what an older server counted in clear goes with the migration, and nothing else', async () => {
  const { pool } = place.house.database
  const { key } = await receivedByTwo()
  const subjects = async () => {
    const { rows } = await pool.query<{ subject: string }>(
      'select subject from campaign_counts where campaign_key = $1 order by 1',
      [key],
    )
    return rows.map(({ subject }) => subject)
  }
  const kept = await subjects()
  const device = randomUUID()
  const plain = [
    ...[`device ${device}`, `device ${device} gift`, `seen device ${device}`, `visit ${device}`],
    ...[`network ${address}`, 'network 2001:db8::7 gift', `seen network ${address}`],
  ]
  const put = `insert into campaign_counts select $1, unnest($2::text[]), 'once', 1`
  await pool.query(put, [key, plain])
  await pool.query(`update farming_signals set subject = $1 where kind = 'network'`, [address])
  const file = '../../../server/database/migrations/0062_nobody_in_clear.sql'
  await pool.query(fs.readFileSync(path.join(__dirname, file), 'utf8'))
  assert.deepEqual(await subjects(), kept)
  assert.deepEqual([await tablesWith(device), await tablesWith(address)], [[], []])
})
