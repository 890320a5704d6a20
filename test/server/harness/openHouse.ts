import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type In, type Out, type Path, api } from '@contract/api'
import { areaHandlers, areaJobs } from '@server/areas/assembled'
import { startSession } from '@server/areas/auth/sessions'
import { type Config, loadConfig } from '@server/config'
import { outbox } from '@server/database/outbox'
import { plantDemo } from '@server/areas/plant'
import { createServer } from '@server/http/server'
import { startWorker } from '@server/jobs/worker'
import { createLog } from '@server/log'
import { temporaryDataDir } from './leftovers'
import { openTestDatabase, type TestDatabase } from './openTestDatabase'
import { type Reply, send, type Sending, wrap } from './request'

type CreateServer = Parameters<typeof createServer>[0]

interface Options extends Partial<Pick<CreateServer, 'handlers' | 'clock' | 'h5' | 'pictures'>> {
  env?: Record<string, string>
  seeded?: boolean
  /** One that is there already; it is closed with the house. */
  database?: TestDatabase
  /** Jobs run, so that SMS go out. Off where a test compares all rows. */
  working?: boolean
}

export interface House {
  app: FastifyInstance
  config: Config
  database: TestDatabase
  log(): string
  call<P extends Path>(path: P, input: In<P>, sending?: Sending): Promise<Reply>
  /** The data of a call that must succeed. */
  ask: <P extends Path>(path: P, input: In<P>, sending?: Sending) => Promise<Out<P>>
  signIn(userId: string): Promise<string>
  /** The newest code or captcha answer for a phone or captcha. */
  sent(recipient: string): Promise<string>
  close(): Promise<void>
}

/** The whole server in this process, without a port: a call costs a millisecond. */
export async function openHouse({
  env,
  seeded = true,
  working = false,
  handlers = areaHandlers,
  database: given,
  ...options
}: Options = {}): Promise<House> {
  const database = given ?? (await openTestDatabase())
  const config = loadConfig({ DATA_DIR: temporaryDataDir(), TRUST_PROXY: 'yes', ...env })
  if (seeded) await plantDemo(database, config)
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const worker = working ? startWorker({ database, jobs: areaJobs(config), log }) : undefined
  const app = await createServer({ config, database, handlers, log, ...noFiles(), ...options })

  const call: House['call'] = (path, input, sending = {}) => {
    const parameters = wrap(input, config.signingSecret, sending)
    return send(app, api[path].method, path, parameters, sending.address)
  }
  return {
    app,
    config,
    database,
    log: () => lines.join(''),
    call,
    async ask<P extends Path>(path: P, input: In<P>, sending?: Sending) {
      const { error, message, data } = await call(path, input, sending)
      if (error !== 0) throw new Error(`${path} refused: ${error} ${message}`)
      return data as Out<P>
    },
    signIn: (userId) => startSession(database.db, userId, new Date()),
    sent: (recipient) => newest(database, recipient),
    async close() {
      await app.close()
      await worker?.stop()
      await database.close()
    },
  }
}

/** For a house that shows them: what is not there need not be compressed. */
export const demoPictures = path.join(__dirname, '../../../server/static')

function noFiles() {
  const empty = temporaryDataDir()
  return { h5: empty, pictures: empty }
}

const patience = 10_000

async function newest({ db }: TestDatabase, recipient: string): Promise<string> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    const [row] = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.createdAt))
      .limit(1)
    if (row) return row.content
    await setImmediate()
  }
  throw new Error(`Nothing was sent to ${recipient}`)
}
