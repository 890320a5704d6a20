import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Path } from '@contract/api'
import { refusals } from '@contract/refusals'
import type { Kind } from '@server/areas/security/security'
import type { SignedIn } from '@server/call/handler'
import { homeOf } from '@server/call/network'
import { Refusal } from '@server/call/refusal'
import type { Settings } from '@server/config'
import type { Database } from '@server/database/database'
import { openEventBook, ordinaryPause } from './book'
import { createSeries } from './series'
import { eventOf } from './which'

interface House {
  config: Settings
  database: Database
  clock: () => Date
  eventPauseMs?: number | undefined
}

/** Who signed in is told by the answer. */
const signedIn = z.object({ user_id: z.guid() })

interface Ended {
  kind: Kind
  call: string
  refusal: string | null
  address: string
  user: { userId: string; sessionId: string | null } | null
}

/** Sees how calls end and notes what is an event (which.ts). */
export function createWitness(app: FastifyInstance, house: House) {
  const { config, database, clock, eventPauseMs = ordinaryPause } = house
  const book = openEventBook(database, app.log, eventPauseMs)
  const isSeries = createSeries()
  app.addHook('onClose', () => book.close())

  function note({ kind, call, refusal, address, user }: Ended): void {
    const at = clock()
    const home = homeOf(config.dataKey, address)
    if (kind === 'captcha' && !isSeries(home, at)) return
    const { userId = null, sessionId = null } = user ?? {}
    const outcome = refusal === null ? 'ok' : 'refused'
    book.note({ at, kind, outcome, call, refusal, userId, sessionId, home })
  }

  // machines speak outside the contract
  app.addHook('onResponse', (request, reply, done) => {
    const { url: call = '' } = request.routeOptions
    if (reply.refusal === refusals.deviceUnknown.error)
      note({ kind: 'device', call, refusal: 'deviceUnknown', address: request.ip, user: null })
    done()
  })

  return {
    /** Looks at one call. */
    attend(path: Path, address: string) {
      let user: SignedIn | null = null
      return {
        calledBy: (who: SignedIn | null) => void (user = who),
        answered(data: unknown): void {
          const kind = eventOf(path, null)
          if (!kind) return
          const { data: entered } = signedIn.safeParse(kind === 'sign-in' ? data : null)
          const who = entered ? { userId: entered.user_id, sessionId: null } : user
          note({ kind, call: path, refusal: null, address, user: who })
        },
        failed(reason: unknown): void {
          const refusal = reason instanceof Refusal ? reason.refusal : null
          const kind = refusal && eventOf(path, refusal)
          if (kind) note({ kind, call: path, refusal, address, user })
        },
      }
    },
    families: book.families,
  }
}

export type Witness = ReturnType<typeof createWitness>
