import { setTimeout as sleep } from 'node:timers/promises'
import { areaHandlers, areaJobs } from '@server/areas/assembled'
import { plantDemo, refuseDemo } from '@server/areas/plant'
import { type Config, ConfigError, loadConfig } from '@server/config'
import type { Database } from '@server/database/database'
import { demo } from '@server/database/demo'
import { checkDataKey, isRekeyed } from '@server/database/key-print'
import { openDatabase } from '@server/database/open'
import { prepare } from '@server/database/prepare'
import { createServer } from '@server/http/server'
import { clearOutbox } from '@server/jobs/clear-outbox'
import { createEndings } from '@server/jobs/endings'
import { startWorker } from '@server/jobs/worker'
import { createLog, type Log } from '@server/log'
import { createCircuits, createProviders, type Providers } from '@server/providers/providers'
import { leaveVersion1 } from '@server/safekeeping/leave-version-1'

const PATIENCE_MS = 25_000

/** What has been opened is closed in the opposite order. */
type Closing = { what: string; close: () => Promise<unknown> }[]

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLog(config.logLevel)
  const closing: Closing = []
  let stopping = false

  async function stop(why: string, code: number): Promise<void> {
    if (stopping) return
    stopping = true
    log.info({ why }, 'stopping')
    const closed = starting.catch(() => undefined).then(() => closeAll(closing, log))
    const late = sleep(PATIENCE_MS, 'late', { ref: false })
    if ((await Promise.race([closed, late])) === 'late') log.error('something would not stop')
    log.info('stopped')
    process.exit(code)
  }

  const starting = start(config, log, closing, () => void stop('lost the database', 1))
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => void stop(`got ${name}`, 0))
  }
  // The parent that started us has gone: nobody is left to stop us later.
  process.on('disconnect', () => void stop('lost the parent process', 0))
  await starting.catch(async (error: unknown) => {
    log.debug({ err: error }, 'could not start')
    report(error)
    await stop('could not start', 1)
  })
}

async function start(
  config: Config,
  log: Log,
  closing: Closing,
  onGone: () => void,
): Promise<void> {
  const database = await openDatabase(config, log, {
    purpose: 'server',
    onGone,
  })
  closing.push({ what: 'database', close: () => database.close() })
  await prepare(database, config, log)
  await leaveVersion1(database, config.dataKey, log)
  await checkDataKey(database, config.dataKey)
  if (!(await isRekeyed(database.db, config.dataKey)))
    log.warn('much is still sealed with a former key: npm run rekey')
  await refuseDemo(database, config)
  const circuits = createCircuits()
  const endings = createEndings()
  const providers = createProviders(config, database, circuits)
  if (config.demoData) await plant(database, { config, providers, log })

  const jobs = [...areaJobs(config), clearOutbox]
  // Whoever has an owned database has it alone; a named one may be shared
  const worker = startWorker({
    database,
    providers,
    jobs,
    log,
    endings,
    alone: !config.databaseUrl,
  })
  closing.push({ what: 'worker', close: () => worker.stop() })
  const watched = { circuits, endings, jobs }
  const house = { config, database, providers, handlers: areaHandlers, log, watched }
  const server = await createServer(house)
  closing.push({ what: 'http', close: () => server.close() })
  const address = await server.listen({ host: config.host, port: config.port })
  log.info({ address }, 'ready')
  process.send?.({
    ready: true,
    url: config.publicUrl ?? address,
    demo: config.demoData ? Object.values(demo) : [],
    outbox: config.outboxShown && config.devPages ? `${address}/dev/outbox` : null,
  })
}

interface Planting {
  config: Config
  providers: Providers
  log: Log
}

async function plant(database: Database, { config, providers, log }: Planting): Promise<void> {
  // the demo puts nothing into a store that is paid for
  const isOurs = config.providers.storage.provider === 'local'
  const storage = isOurs ? providers.storage : undefined
  const planted = await plantDemo(database, config, new Date(), 365, storage)
  if (planted) log.info({ milliseconds: planted }, 'planted the demo data')
}

async function closeAll(closing: Closing, log: Log): Promise<void> {
  for (const { what, close } of closing.reverse()) {
    await close().catch((error: unknown) => log.error({ err: error, what }, 'did not close'))
  }
}

/** For the person at the terminal, who should not have to read JSON to learn what is wrong. */
function report(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message}\n`)
  process.send?.({ ready: false, message })
}

main().catch((error: unknown) => {
  report(error)
  process.exit(error instanceof ConfigError ? 2 : 1)
})
