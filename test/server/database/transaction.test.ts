import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import { OWNER } from '@server/database/roles'
import { afterCommit, type Repeating, savepoint, UnclearCommit } from '@server/database/transaction'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'
import { openWired, type Wire } from '../harness/wire'

let database: TestDatabase
before(async () => {
  database = await openTestDatabase({ migrated: false })
  await database.db.execute(sql`create table counts (id integer primary key, n integer not null)`)
})
after(() => database.close())

const raise = (tx: Db, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`))

const countOf = async (id: number) => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select n from counts where id = ${id}`,
  )
  return rows[0]?.n
}

test('two that lock each other out both succeed', async () => {
  await database.db.execute(sql`insert into counts values (1, 0), (2, 0)`)
  let inside = 0
  let release: () => void = () => undefined
  const bothInside = new Promise<void>((resolve) => (release = resolve))
  const raiseBoth = (first: number, second: number) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`update counts set n = n + 1 where id = ${first}`)
      if (++inside === 2) release()
      await bothInside
      await tx.execute(sql`update counts set n = n + 1 where id = ${second}`)
    })
  await Promise.all([raiseBoth(1, 2), raiseBoth(2, 1)])
  assert.deepEqual([await countOf(1), await countOf(2)], [2, 2])
})

test('a lost race is run again from the start, and only the last run counts', async () => {
  await database.db.execute(sql`insert into counts values (3, 0)`)
  let runs = 0
  let told = 0
  const result = await database.transaction(async (tx) => {
    await tx.execute(sql`update counts set n = n + 1 where id = 3`)
    afterCommit(tx, () => told++)
    if (++runs < 3) await raise(tx, '40001')
    return runs
  })
  assert.deepEqual([result, await countOf(3), told], [3, 1, 1])
})

test('one that always loses gives up with the error of the database', async () => {
  let runs = 0
  await assert.rejects(
    database.transaction(async (tx) => {
      runs++
      await raise(tx, '40001')
    }),
  )
  assert.equal(runs, 8)
})

test('any other error rolls back at once and is passed on as it is', async () => {
  await database.db.execute(sql`insert into counts values (4, 0)`)
  const mine = new Error('mine')
  let runs = 0
  let told = 0
  const failing = database.transaction(async (tx) => {
    runs++
    afterCommit(tx, () => told++)
    await tx.execute(sql`update counts set n = 9 where id = 4`)
    throw mine
  })
  await assert.rejects(failing, mine)
  assert.deepEqual([runs, await countOf(4), told], [1, 0, 0])
})

test('a step tells once the whole has committed, and one that failed tells nothing', async () => {
  await database.db.execute(sql`insert into counts values (5, 0)`)
  const told: string[] = []
  const step = (tx: Db, name: string, fails = false) =>
    savepoint(tx, async (inner) => {
      await inner.execute(sql`update counts set n = n + 1 where id = 5`)
      afterCommit(inner, () => told.push(name))
      if (fails) throw new Error(name)
    })
  await database.transaction(async (tx) => {
    await step(tx, 'first')
    await assert.rejects(step(tx, 'fails', true))
    assert.deepEqual(told, [])
  })
  assert.deepEqual([told, await countOf(5)], [['first'], 1])
})

describe('a server that fails over', () => {
  for (const state of ['57P01', '57P03', '25006', '08006']) {
    test(`saying ${state} has the work run again, over another connection`, async () => {
      const pids: number[] = []
      await database.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        pids.push(rows[0]!.pid)
        if (pids.length === 1) await raise(tx, state)
      })
      assert.equal(new Set(pids).size, 2)
    })
  }

  test('leaves no connection behind that led to it', async () => {
    const idle = await Promise.all([1, 2, 3].map(() => database.pool.connect()))
    idle.forEach((client) => client.release())
    let runs = 0
    await database.transaction(async (tx) => {
      if (++runs === 1) await raise(tx, '25006')
    })
    assert.equal(runs, 2)
    const pidOf = (tx: Db) => tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const before = new Set(
      idle.map((client) => (client as unknown as { processID: number }).processID),
    )
    const { rows } = await database.transaction(pidOf)
    assert.ok(!before.has(rows[0]!.pid))
  })
})

describe('a commit of which nobody knows whether it happened', () => {
  let wire: Wire
  before(async () => {
    wire = await openWired({ role: OWNER })
    await wire.database.pool.query('create table notes (n integer not null)')
  })
  after(() => wire.database.close())

  const write = (repeating?: Repeating) =>
    wire.database.transaction((tx) => tx.execute(sql`insert into notes values (1)`), repeating)
  const notes = async () => (await wire.database.pool.query('select from notes')).rowCount

  test('is told and never repeated blindly', async () => {
    wire.cutNext('untold')
    await assert.rejects(write(), UnclearCommit)
    assert.equal(await notes(), 1)
    wire.cutNext('unheard')
    await assert.rejects(write(), UnclearCommit)
    assert.equal(await notes(), 1)
  })

  test('is repeated where the work sees by itself what is done', async () => {
    wire.cutNext('unheard')
    await write({ knowsIfDone: true })
    assert.equal(await notes(), 2)
  })
})
