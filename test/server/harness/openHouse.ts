import path from 'node:path'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type In, type Out, type Path, api } from '@contract/api'
import { areaHandlers, areaJobs } from '@server/areas/assembled'
import { simulatedHeartbeats } from '@server/areas/machine/simulated-heartbeats'
import type { Config } from '@server/config'
import { outbox } from '@server/database/outbox'
import { createServer } from '@server/http/server'
import { createProviders, type Providers } from '@server/providers/providers'
import { startWorker } from '@server/jobs/worker'
import { createLog } from '@server/log'
import { runJobs } from './jobs'
import { temporaryDataDir } from './leftovers'
import { openTestDatabase, type TestDatabase } from './openTestDatabase'
import { configOf, planted } from './planted'
import { type Reply, send, type Sending, wrap } from './request'
import { sessionOf } from './sessions'
import { until } from './until'

type CreateServer = Parameters<typeof createServer>[0]

interface Options extends Partial<
  Pick<
    CreateServer,
    'handlers' | 'clock' | 'limits' | 'h5' | 'pictures' | 'eventPauseMs' | 'patienceMs'
  >
> {
  env?: Record<string, string>
  seeded?: boolean
  /** Jobs run, so that SMS go out. Off where a test compares all rows. */
  working?: boolean
  open?: typeof openTestDatabase
}

export interface House {
  app: FastifyInstance
  config: Config
  database: TestDatabase
  providers: Providers
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
  open = openTestDatabase,
  limits = unlimited,
  patienceMs = slowestMs,
  ...options
}: Options = {}): Promise<House> {
  const database = await open(seeded ? { filledBy: planted } : {})
  const config = configOf(env)
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const providers = createProviders(config, database)
  // a model that was planted a while ago: its machines report
  if (seeded) await runJobs({ database, providers }, [simulatedHeartbeats], new Date())
  const jobs = areaJobs(config)
  const worker = working ? startWorker({ database, providers, jobs, log }) : undefined
  const server = { config, database, providers, handlers, limits, patienceMs, log }
  const app = await createServer({ ...server, ...noFiles(), ...options })

  const call: House['call'] = (path, input, sending = {}) => {
    const parameters = wrap(input, config.signingSecret, { ...byClock(options.clock), ...sending })
    return send(app, api[path].method, path, parameters, sending)
  }
  return {
    app,
    config,
    database,
    providers,
    log: () => lines.join(''),
    call,
    async ask<P extends Path>(path: P, input: In<P>, sending?: Sending) {
      const { error, message, data } = await call(path, input, sending)
      if (error !== 0) throw new Error(`${path} refused: ${error} ${message}`)
      return data as Out<P>
    },
    signIn: (userId) => sessionOf(database.db, userId),
    sent: (recipient) => newest(database, recipient),
    async close() {
      await app.close()
      await worker?.stop()
      await database.close()
    },
  }
}

/** Phones go by the house's own clock. */
const byClock = (clock: Options['clock']) =>
  clock && { timestamp: Math.floor(clock().getTime() / 1000) }

/** A machine that is busy with other tests is not down. */
export const slowestMs = 60_000

/** One person of a test asks more in a second than a real one in a day. */
const unbounded = { person: Infinity, home: Infinity }
const unlimited = { seconds: 60, read: unbounded, write: unbounded }

/** For a house that shows them: what is not there need not be compressed. */
export const demoPictures = path.join(__dirname, '../../../server/static')

function noFiles() {
  const empty = temporaryDataDir()
  return { h5: empty, pictures: empty }
}

async function newest({ db }: TestDatabase, recipient: string): Promise<string> {
  let content: string | undefined
  await until(`something was sent to ${recipient}`, async () => {
    const [row] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), ne(outbox.kind, 'reminder')))
      .orderBy(desc(outbox.createdAt))
      .limit(1)
    content = row?.content
    return content !== undefined
  })
  return content!
}
