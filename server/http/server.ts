import path from 'node:path'
import compress from '@fastify/compress'
import { constants } from 'node:zlib'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Api } from '@contract/api'
import { ordinaryBody } from '@contract/call'
import type { Config, Settings } from '@server/config'
import type { Database } from '@server/database/database'
import type { Providers } from '@server/providers/providers'
import { uuidv7 } from '@server/database/uuid'
import { addAreaRoutes } from '@server/areas/assembled'
import { createTogether } from '@server/together'
import { createTurns } from '@server/turns'
import type { HandlersOf } from '@server/call/handler'
import { pageOfApp, serveApp } from './assets/app'
import { addLandings } from './assets/landings'
import { openLibrary } from './assets/library'
import { createCrowds } from './call/crowds'
import { createDefaultLimit, type DefaultLimits } from './call/default-limit'
import { answerBroken } from './broken-requests'
import { addCalls } from './calls'
import { addCashier } from './dev/cashier'
import { addPayoutPage } from './dev/payout'
import { addOutbox } from './dev/outbox'
import { addDocs } from './docs/docs'
import { answerFailure } from './failures'
import { addPush } from './push'
import { takeForms } from './body/form'
import { listenToTheEnd } from './body/listen-to-the-end'
import { refuseUnreadable } from './body/refuse-unreadable'
import { watchForwarding } from './forwarded'
import { addHeaders } from './headers'
import { addHealth } from './health'
import { addMetrics, type Watched } from './metrics/metrics'
import { readQuery } from './query'
import { RequestLog } from './request-log'
import { createWitness } from './security/witness'

interface Options {
  config: Config
  database: Database
  providers: Providers
  handlers: HandlersOf<Api>
  log: FastifyBaseLogger
  clock?: () => Date
  limits?: DefaultLimits
  /** So long security events are gathered before they are written. */
  eventPauseMs?: number
  /** So long /healthz and /metrics wait for the database. */
  patienceMs?: number
  /** The built H5 app. */
  h5?: string
  /** The mark and the pictures of the demo. */
  pictures?: string
  /** What else of this process /metrics tells. */
  watched?: Watched
}

const root = path.join(__dirname, '../..')

export async function createServer({
  config: { providers: _secrets, ...config },
  database,
  providers,
  handlers,
  log,
  clock = () => new Date(),
  limits,
  eventPauseMs,
  patienceMs,
  h5 = path.resolve(root, config.h5Dir),
  pictures = path.join(root, 'server/static'),
  watched = {},
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    trustProxy: trusted(config),
    genReqId: () => uuidv7(),
    exposeHeadRoutes: false,
    return503OnClosing: false,
    bodyLimit: ordinaryBody,
    // somewhat longer than a phone waits for an upload of its own
    requestTimeout: 125_000,
    http: { maxHeaderSize: 64 * 1024, headersTimeout: 30_000 },
    routerOptions: { querystringParser: readQuery },
    frameworkErrors: answerFailure,
    clientErrorHandler: answerBroken,
  })
  app.decorateReply('refusal', 0)
  app.setErrorHandler(answerFailure)
  takeForms(app)
  listenToTheEnd(app)
  watchForwarding(app, config)
  addHeaders(app, config)
  refuseUnreadable(app)
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  // a transaction may ask for a second connection, to count a failed attempt apart: one must always
  // stay free for that, or all would wait for ever; and however many call, the jobs go on
  const most = Math.max(1, Math.floor((database.pool.options.max ?? 10) * 0.8))
  const inTurn = createTurns(most)
  const together = createTogether()
  const inCrowd = createCrowds()
  const checkDefaultLimit = createDefaultLimit(limits)
  const house = { config, database, providers, clock }
  const witness = createWitness(app, { config, database, clock, eventPauseMs })
  addMetrics(app, { config, database, watched, more: witness.families, patienceMs })
  addCalls(app, { ...house, handlers, inTurn, together, inCrowd, checkDefaultLimit, witness })
  await addAreaRoutes(app, house)
  await app.register(async (scope) => addPush(scope, house))
  addHealth(app, database, patienceMs)
  addDocs(app, config)
  if (config.outboxShown && config.devPages) addOutbox(app, database)
  if (config.cashier === 'local') {
    addCashier(app, { config, database, clock })
    addPayoutPage(app, { config, database, clock })
  }

  const library = await openLibrary({ h5, pictures, dataDir: config.dataDir })
  library.compressed.catch((error: unknown) => log.warn({ err: error }, 'files stay uncompressed'))
  const showPage = pageOfApp(library, {
    connect: config.connectOrigins,
    frames: config.framed,
  })
  serveApp(app, library, showPage)
  addLandings(app, house, showPage)
  return app
}

/** A number means so many proxies between us and the caller. */
function trusted({ trustProxy }: Settings) {
  if (typeof trustProxy !== 'number') return trustProxy
  return (_address: string, hop: number) => hop < trustProxy
}
