import { api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import type { Db } from '@server/database/database'
import { again } from '@server/database/transaction'
import type { Context } from '@server/call/handler'
import type { House } from './answer'
import type { createApart } from './apart'
import { doOnce, findAnswer, type Once } from './once'

/** A call that has passed every check. */
export interface Request {
  path: Path
  input: unknown
  once: Once | null
  surroundings: Omit<Context, 'db' | 'apart' | 'user'> & { user: Context['user'] | null }
  forOneRun: ReturnType<typeof createApart>
}

/** A call in one step holds a transaction only where it is once-only; in two steps, in the second. */
export async function run(house: House, request: Request): Promise<unknown> {
  const { database, config } = house
  const { once, input } = request
  const handler = house.handlers[request.path]
  if (typeof handler === 'function') {
    const ask = (): Promise<unknown> => handler(input as never, outside(house, request))
    if (!once) return isRead(request.path) ? again(ask) : ask()
    return write(house, request, once, (context) => handler(input as never, context as never))
  }
  if (!once) throw new Error(`${request.path} is done in two steps, but not once`)
  // the same request again, while it is answered, would else ask the world twice
  return house.together(`${once.owner} ${once.nonce} ${once.fingerprint}`, async () => {
    const given = await again(() => findAnswer(database.pool, config.dataKey, once))
    if (given !== undefined) return given
    const facts = await handler.before(input as never, outside(house, request))
    return write(house, request, once, (context) => handler.write(input as never, facts, context))
  })
}

/** A read that lost its server is asked anew; a write without a nonce may have happened. */
const isRead = (path: Path) => (api[path] as Call).of !== undefined

const contextOf = ({ surroundings, forOneRun }: Request, db: Db): Context => ({
  ...surroundings,
  user: surroundings.user as Context['user'],
  db,
  apart: forOneRun(),
})

const outside = (house: House, request: Request) => ({
  ...contextOf(request, house.database.db),
  providers: house.providers,
})

function write(
  { database, config, inTurn }: House,
  request: Request,
  once: Once,
  work: (context: Context) => Promise<unknown>,
) {
  return inTurn(() =>
    database.transaction(
      (tx) => doOnce(tx, config.dataKey, once, () => work(contextOf(request, tx))),
      { knowsIfDone: true },
    ),
  )
}
