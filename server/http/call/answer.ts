import { type Api, api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { findSession } from '@server/areas/auth/sessions'
import type { Config } from '@server/config'
import type { Database, Db } from '@server/database/database'
import type { Context, Handler, HandlersOf, SignedIn } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { createApart } from './apart'
import { checkFreshness } from './freshness'
import { checkLimit } from './limit'
import { doOnce, findAnswer, nameOnce, type Once } from './once'
import type { Parameters } from './parameters'
import { readPosition } from './position'
import { checkRole } from './role'
import { checkSignature } from './signature'
import type { InTurn } from './turns'
import { validate } from './validation'

export interface House {
  config: Config
  database: Database
  handlers: HandlersOf<Api>
  inTurn: InTurn
  clock: () => Date
}

/** What every call passes, in this order. Returns the answer's data, or throws a Refusal. */
export async function answer(
  house: House,
  path: Path,
  parameters: Parameters,
  address: string,
): Promise<unknown> {
  checkSignature(parameters, house.config.signingSecret)
  const once = api[path].once ? nameOnce(path, parameters) : null
  try {
    return await firstAnswer(house, { path, parameters, address, once })
  } catch (reason) {
    if (!once || !(reason instanceof Refusal)) throw reason
    // A write that was answered before is answered so again, though by now the request is stale,
    // its session ended or the goods sold out. Only refused requests pay for this look.
    const given = await findAnswer(house.database.pool, house.config.dataKey, once)
    if (given === undefined) throw reason
    return given
  }
}

interface Asked {
  path: Path
  parameters: Parameters
  address: string
  once: Once | null
}

async function firstAnswer(house: House, { path, parameters, address, once }: Asked) {
  const { config, database } = house
  const call: Call = api[path]
  const now = house.clock()

  checkFreshness(parameters, now)
  const token = parameters.access_token
  const user = token === undefined ? null : await findSession(database.db, token, now)
  const { access, limit } = call
  checkRole(access, user)
  await checkLimit(database.pool, limit, { path, access, user, address, parameters, now })
  const input = validate(call.in, parameters)

  const forOneRun = createApart(database)
  const run = (db: Db) =>
    (house.handlers[path] as Handler<Path>)(input as never, {
      db,
      user: user as SignedIn,
      position: readPosition(parameters),
      address,
      now,
      config,
      apart: forOneRun(),
    } satisfies Context)

  if (!once) return run(database.db)
  return house.inTurn(() =>
    database.transaction((tx) => doOnce(tx, config.dataKey, once, () => run(tx))),
  )
}
