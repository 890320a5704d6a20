import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import { OWNER } from '@server/database/roles'
import { type Sweep, sweep } from '@server/jobs/sweep'
import { createLog } from '@server/log'
import { openTestDatabase, type TestDatabase } from '../harness/openTestDatabase'

const tasks = pgTable('tasks', {
  id: integer('id').primaryKey(),
  done: boolean('done').notNull(),
})

let database: TestDatabase
before(async () => {
  database = await openTestDatabase({ role: OWNER })
  await database.pool.query('create table tasks (id integer primary key, done boolean not null)')
})
beforeEach(() => database.pool.query('truncate tasks, held_rows'))
after(() => database.close())

const put = (from: number, to: number) =>
  database.pool.query('insert into tasks select n, false from generate_series($1::int, $2) n', [
    from,
    to,
  ])

const open = async () => {
  const rows = await database.db.select().from(tasks).where(eq(tasks.done, false))
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}

const poisoned = new Set<number>()
const tried: number[] = []
const finish: Sweep<typeof tasks> = {
  name: 'test: finish',
  every: 1,
  table: tasks,
  keys: ['id'],
  due: () => eq(tasks.done, false),
  order: tasks.id,
  async work(tx, { id }) {
    tried.push(id)
    await tx.update(tasks).set({ done: true }).where(eq(tasks.id, id))
    if (poisoned.has(id)) throw new Error(`row ${id} of 13812345678 cannot be done`)
  },
}

function sweeping() {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const begun = new Date('2026-03-01T08:00:00Z')
  tried.length = 0
  return {
    lines,
    at: (seconds: number) =>
      sweep({ database, log, now: new Date(begun.getTime() + seconds * 1000) }, finish),
  }
}

test('a row that fails holds up no other, is told, and is tried again later and later', async () => {
  await put(1, 5)
  poisoned.add(1)
  const { at, lines } = sweeping()
  assert.equal(await at(0), 4)
  assert.deepEqual(await open(), [1])
  assert.equal(lines.filter((line) => line.includes('cannot be done')).length, 1)
  assert.ok(lines.every((line) => !line.includes('13812345678')))
  const again = async (seconds: number) => {
    tried.length = 0
    await at(seconds)
    return tried.length
  }
  assert.deepEqual([await again(5), await again(10)], [0, 1])
  assert.deepEqual([await again(25), await again(30)], [0, 1])
  assert.deepEqual([await again(65), await again(70)], [0, 1])
  poisoned.clear()
  assert.deepEqual([await again(150), await open()], [1, []])
})

test('more poisoned rows than are looked at together stop nobody behind them', async () => {
  await put(1, 250)
  for (let id = 1; id <= 230; id++) poisoned.add(id)
  assert.equal(await sweeping().at(0), 20)
  poisoned.clear()
})

test('a row that is still due afterwards is done once a round', async () => {
  await put(1, 150)
  let rounds = 0
  const look: Sweep<typeof tasks> = { ...finish, work: () => Promise.resolve(rounds++) }
  await sweep({ database, log: createLog('silent'), now: new Date() }, look)
  assert.equal(rounds, 150)
})

test('a row that somebody holds is left to them', async () => {
  await put(1, 3)
  await database.transaction(async (tx) => {
    await tx.execute(sql`select from tasks where id = 2 for update`)
    assert.equal(await sweeping().at(0), 2)
  })
  assert.deepEqual(await open(), [2])
})
