import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { earn } from '@server/areas/earnings/earnings'
import { earningsFaults } from '@server/areas/earnings/faults'
import { walletFaults } from '@server/areas/wallet/faults'
import { ofHouse } from '@server/areas/wallet/wallet'
import { type Config, loadConfig } from '@server/config'
import { createPersistence, type Persistence } from '../catalogue/persistence'
import { newPerson, type Person } from '../harness/people'
import { type RunningServer, startServer } from '../harness/startServer'
import { until } from '../harness/until'
import { verified } from '../identity/verified'
import { env, strike } from '../payment/chaos'

let server: RunningServer
let config: Config
before(async () => {
  server = await startServer({ env })
  config = loadConfig({ DATA_DIR: server.dataDir })
})
after(() => server.stop())

const [given, asked, fee, times, pause] = [100_00, 30_00, 1_00, 3, 60]
const open = new Set(['created', 'checking', 'sending'])

async function newEarner(): Promise<Person> {
  const { database } = server
  const person = await verified({ database, config }, await newPerson({ database, config }))
  await database.transaction((tx) =>
    earn(tx, {
      ...{ userId: person.userId, source: 'reward', subject: 'R1', title: '节日红包' },
      ...{ amount: given, from: ofHouse('gifts'), settlesAt: null, at: new Date() },
    }),
  )
  return person
}

/** As somebody who taps until something happens: takes it, takes it back, or both at once. */
async function withdrawOnce({ write, answerTo }: Persistence, person: Person, nth: number) {
  const wish = { amount: asked, fee, way: 'h5' as const }
  const { withdrawal_no } = await write('/user/Center/withdraw', wish, person)
  const path = '/user/Center/getWithdrawDetail'
  const cancel = () => answerTo('/tp5/api/UserWithdraw/cancel', { withdrawal_no }, person)
  if (nth % 3 === 1) await cancel()
  for (;;) {
    const { data } = await answerTo(path, { withdrawal_no }, person)
    if (!open.has(data.state)) return
    const url = data.confirm?.url
    if (url && nth % 3 === 2) await Promise.all([take(url), cancel(), take(url)])
    else if (url) await take(url)
    await sleep(pause)
  }
}

const take = (url: string) =>
  fetch(server.url + url, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'take' }),
    redirect: 'manual',
  }).catch(() => null)

/** What the jobs would do in the next minutes they do now. */
const hurry = () =>
  server.database.pool
    .query(`update withdrawals set try_at = now() where try_at > now()`)
    .then(() =>
      server.database.pool.query(
        `update jobs set run_at = now() where name like 'earnings:%' and run_at > now()`,
      ),
    )
    .catch(() => undefined)

test('kill -9 of server and database in the middle of withdrawing loses no money and pays none twice', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, newEarner))
  const persistence = createPersistence(() => server.url, config, 180_000)
  let done = 0
  const business = Promise.all(
    people.map(async (person, who) => {
      await persistence.write('/tp5/api/MyIncome/getMoney', {}, person)
      for (let nth = 0; nth < times; nth++) {
        await withdrawOnce(persistence, person, who + nth)
        done++
      }
    }),
  )
  let isOpen = true
  void business.finally(() => (isOpen = false)).catch(() => undefined)
  const hurrying = (async () => {
    while (isOpen) {
      await hurry()
      await sleep(200)
    }
  })()
  for (const [nth, blow] of (['server', 'database', 'both'] as const).entries()) {
    await until('some withdrawals have ended', () => done >= nth * 3)
    server = await strike(server, blow)
  }
  await business
  await hurrying
  const { db, pool } = server.database
  assert.deepEqual([...(await walletFaults(db)), ...(await earningsFaults(db))], [])
  const { rows } = await pool.query<{ ours: string; theirs: string }>(`
    select
      (select coalesce(sum(amount - fee), 0) from withdrawals where state = 'paid') as ours,
      (select coalesce(sum(amount), 0) from cashier_payouts where state = 'paid') as theirs`)
  assert.equal(rows[0]!.ours, rows[0]!.theirs, 'what was paid is what the books say')
  assert.ok(Number(rows[0]!.ours) > 0)
})
