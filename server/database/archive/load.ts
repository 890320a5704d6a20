import type { KeyObject } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateWithin, newestMigration } from '@server/database/migrate'
import { tablesInOrder } from './catalogue'
import {
  copyTarget,
  END_OF_ROWS,
  FORMAT,
  type Head,
  quoted,
  type TableHead,
  type Tail,
} from './format'
import { linesOf } from './lines'
import { isSealed, openedBy } from './sealed-file'

type Lines = AsyncGenerator<Buffer>

const torn = () => new Error('The file ends too early: it is not a whole backup')

/** A backup, and the key of those that are sealed. */
export interface Saved {
  file: string
  privateKey?: KeyObject
}

/** The first line of a backup, for whoever has to decide before loading it. */
export async function headOf(saved: Saved): Promise<Head> {
  const lines = openLines(saved)
  try {
    const head = await parsed<Head>(lines).catch((error: unknown) => {
      if (isSealed(saved.file)) throw error
    })
    if (head?.format !== FORMAT) throw new Error(`${saved.file} is not a backup of LinJi`)
    return head
  } finally {
    await lines.return(undefined)
  }
}

/**
 * Replaces everything in the database by the backup, in one transaction: whatever goes wrong,
 * the database is as it was. Returns the number of rows.
 */
export async function load(pool: Pool, saved: Saved): Promise<number> {
  const { schema } = await headOf(saved)
  if (schema > newestMigration()) {
    throw new Error(`The backup is of a newer version (${schema}) than this one`)
  }
  const client = await pool.connect()
  let whole = false
  try {
    await client.query('begin')
    await client.query('drop schema public cascade; create schema public')
    await migrateWithin(drizzle(client), (name) => name <= schema)
    await dropTriggers(client)
    const rows = await loadAll(client, saved)
    await client.query('commit')
    whole = true
    return rows
  } finally {
    client.release(!whole)
  }
}

/** Older versions kept some rows by triggers; a backup brings these rows itself. */
async function dropTriggers(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string; table: string }>(
    'select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal',
  )
  for (const { name, table } of rows) {
    await client.query(`drop trigger ${quoted(name)} on ${table}`)
  }
}

async function loadAll(client: PoolClient, saved: Saved): Promise<number> {
  await emptyAll(client)
  const lines = openLines(saved)
  await parsed<Head>(lines)
  let rows = 0
  for (;;) {
    const next = await parsed<TableHead | Tail>(lines)
    if ('end' in next) {
      if (next.rows !== rows) throw new Error(`${next.rows} rows were saved, ${rows} came back`)
      await setSequences(client, next.sequences)
      return rows
    }
    rows += await loadRows(client, lines, next)
  }
}

/** Some migrations bring rows of their own. */
async function emptyAll(client: PoolClient): Promise<void> {
  const tables = (await tablesInOrder(client)).map(({ table }) => `public.${quoted(table)}`)
  if (tables.length > 0) await client.query(`truncate ${tables.join(', ')}`)
}

async function loadRows(client: PoolClient, lines: Lines, table: TableHead): Promise<number> {
  const target = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`))
  const done = finished(target)
  done.catch(() => undefined)
  for (;;) {
    const { value: line } = (await lines.next()) as { value: Buffer | undefined }
    if (!line) {
      target.destroy()
      throw torn()
    }
    if (line.length === END_OF_ROWS.length && line.toString() === END_OF_ROWS) break
    if (!target.write(Buffer.concat([line, Buffer.of(10)]))) {
      await Promise.race([once(target, 'drain'), done])
    }
  }
  target.end()
  await done
  return target.rowCount
}

async function setSequences(client: PoolClient, saved: Tail['sequences']): Promise<void> {
  for (const { name, value, called } of saved) {
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${quoted(name)}`,
      value,
      called,
    ])
  }
}

function openLines(saved: Saved): Lines {
  const text = createGunzip()
  // whoever reads the lines is told of what goes wrong
  pipeline(bytesOf(saved), text).catch(() => undefined)
  return linesOf(text)
}

function bytesOf({ file, privateKey }: Saved) {
  if (!isSealed(file)) return fs.createReadStream(file)
  if (!privateKey) throw new Error(`${file} is sealed: name the file of its private key by --key`)
  return openedBy(privateKey, file)
}

async function parsed<T>(lines: Lines): Promise<T> {
  const { value } = (await lines.next()) as { value: Buffer | undefined }
  if (!value) throw torn()
  return JSON.parse(value.toString()) as T
}
