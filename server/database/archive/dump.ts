import type { KeyObject } from 'node:crypto'
import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { once } from 'node:events'
import { createGzip, type Gzip } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { sequences, tablesInOrder } from './catalogue'
import { sealedTo } from './sealed-file'
import { copyTarget, END_OF_ROWS, FORMAT, type Head, type TableHead, type Tail } from './format'
import { NEWLINE } from './lines'

export interface Dumped {
  tables: number
  rows: number
  bytes: number
}

interface Target {
  file: string
  /** Which data key its identities are sealed with. */
  keyPrint: string
  /** Who alone may open it; anybody without. */
  owner?: KeyObject
}

/** Writes everything to a file as of one moment, while others go on reading and writing. */
export async function dump(pool: Pool, { file, keyPrint, owner }: Target): Promise<Dumped> {
  const client = await pool.connect()
  let whole = false
  const part = `${file}.part`
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const counts = await writeTo(part, owner, (out) => dumpAll(client, out, keyPrint))
    await client.query('commit')
    whole = true
    fs.renameSync(part, file)
    return { ...counts, bytes: fs.statSync(file).size }
  } catch (error) {
    fs.rmSync(part, { force: true })
    throw error
  } finally {
    client.release(!whole)
  }
}

/** Nobody else may read it, and it is on the disk before it gets its name. */
async function writeTo<T>(
  file: string,
  owner: KeyObject | undefined,
  work: (out: Gzip) => Promise<T>,
): Promise<T> {
  const gzip = createGzip({ level: 6 })
  // there before anything can fail: a stream that opens it itself may do so after it was removed
  const opened = await fs.promises.open(file, 'w', 0o600)
  const target = opened.createWriteStream({ flush: true })
  const written = owner
    ? pipeline(gzip, (source: AsyncIterable<Buffer>) => sealedTo(owner, source), target)
    : pipeline(gzip, target)
  try {
    const result = await Promise.race([work(gzip), written.then(() => never())])
    gzip.end()
    await written
    return result
  } catch (error) {
    gzip.destroy()
    await written.catch(() => undefined)
    throw error
  }
}

const never = () => new Promise<never>(() => undefined)

async function dumpAll(
  client: PoolClient,
  out: Gzip,
  keyPrint: string,
): Promise<Omit<Dumped, 'bytes'>> {
  const line = async (value: unknown) => write(out, `${JSON.stringify(value)}\n`)
  await line({
    format: FORMAT,
    schema: await schemaOf(client),
    keyPrint,
    createdAt: new Date().toISOString(),
  } satisfies Head)
  const tables = await tablesInOrder(client)
  let rows = 0
  for (const table of tables) {
    await line(table)
    rows += await dumpRows(client, out, table)
    await write(out, `${END_OF_ROWS}\n`)
  }
  await line({ end: true, rows, sequences: await sequences(client) } satisfies Tail)
  return { tables: tables.length, rows }
}

async function dumpRows(client: PoolClient, out: Gzip, table: TableHead): Promise<number> {
  const source = client.query(copyTo(`copy ${copyTarget(table)} to stdout`))
  let rows = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    rows += rowsEndingIn(chunk)
    await write(out, chunk)
  }
  return rows
}

/** Counted by hand: the stream is over before the database has said how many there were. */
function rowsEndingIn(chunk: Buffer): number {
  let rows = 0
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1
  return rows
}

async function write(out: Gzip, chunk: string | Buffer): Promise<void> {
  if (!out.write(chunk)) await once(out, 'drain')
}

async function schemaOf(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>(
    'select max(name) as name from migrations',
  )
  return rows[0]?.name ?? ''
}
