import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '@server/config'
import type { Database } from '@server/database/database'
import type { JobDefinition } from '@server/jobs/job'
import type { Endings } from '@server/jobs/endings'
import type { Circuits } from '@server/providers/providers'
import { isSameText } from '@server/same-text'
import { isFromThisMachine } from '../this-machine'
import { exposition, type Family } from './exposition'
import { backupFamilies, bookFamilies, jobFamilies } from './house'
import { poolFamilies, processFamilies, watchLoop } from './process'
import { countRequests } from './requests'
import { sparingly } from './sparingly'
import { circuitFamilies, endingFamilies } from './work'

/** What only the process that runs all of it can show. */
export interface Watched {
  circuits?: Circuits
  endings?: Endings
  jobs?: readonly JobDefinition[]
}

interface House {
  config: Settings
  database: Database
  watched: Watched
  more: () => Family[]
  patienceMs?: number | undefined
}

const path = '/metrics'

/** For Prometheus: on this machine, or with the token. For others it is not there. */
export function addMetrics(app: FastifyInstance, house: House) {
  const { config, database, watched, more, patienceMs = ordinaryPatience } = house
  const { circuits, endings, jobs = [] } = watched
  const requests = countRequests(app)
  const loop = watchLoop()
  app.addHook('onClose', async () => loop.stop())
  const books = sparingly(() => bookFamilies(database))

  const own = () => [
    ...requests(),
    ...more(),
    ...(endings ? endingFamilies(endings) : []),
    ...(circuits ? circuitFamilies(circuits) : []),
    ...poolFamilies(database.pool),
    ...loop.families(),
    ...processFamilies(),
  ]
  /** A database that is away leaves its lines out; that is told by the first of them. */
  const asked = async (): Promise<Family[]> => {
    const answers = [jobFamilies(database, jobs), books(), backupFamilies(config.dataDir)]
    const settled = await Promise.allSettled(answers.map((answer) => inTime(answer, patienceMs)))
    const missing = settled.filter(({ status }) => status === 'rejected').length
    return [
      { ...unanswered, samples: [{ value: missing }] },
      ...settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    ]
  }

  app.get(path, async (request, reply) => {
    if (!isFromThisMachine(request) && !bearsToken(request, config.metricsToken))
      return reply.callNotFound()
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return exposition([...own(), ...(await asked())])
  })
}

/** Whoever reads the page has little patience, and a busy database is what it is read for. */
const ordinaryPatience = 2000

async function inTime<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  const late = new AbortController()
  const timer = sleep(patienceMs, undefined, { signal: late.signal, ref: false })
  try {
    return await Promise.race([answer, timer.then(() => Promise.reject(new Error('too late')))])
  } finally {
    late.abort()
  }
}

const unanswered = {
  name: 'linji_metrics_unanswered',
  help: 'Questions of this page that nobody answered',
  type: 'gauge',
} as const

function bearsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  return token !== undefined && given !== undefined && isSameText(given, token)
}
