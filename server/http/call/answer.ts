import { type Api, api, type Path } from '@contract/api'
import type { Call } from '@contract/call'
import { findSession } from '@server/areas/auth/auth'
import type { Settings } from '@server/config'
import type { Database } from '@server/database/database'
import { again } from '@server/database/transaction'
import type { Providers } from '@server/providers/providers'
import type { Context, HandlersOf, SignedIn } from '@server/call/handler'
import { refuseClosed } from '@server/call/closed'
import { Refusal } from '@server/call/refusal'
import type { Together } from '@server/together'
import type { InTurn } from '@server/turns'
import type { Witness } from '../security/witness'
import { createApart } from './apart'
import type { InCrowd } from './crowds'
import type { CheckDefaultLimit } from './default-limit'
import { checkFreshness } from './freshness'
import { checkLimit } from './limit'
import { findAnswer, nameOnce, type Once } from './once'
import type { Parameters } from './parameters'
import { readPosition } from './position'
import { checkRole } from './role'
import { type Request, run } from './run'
import { checkSignature } from './signature'
import { validate } from './validation'

export interface House {
  config: Settings
  database: Database
  providers: Providers
  handlers: HandlersOf<Api>
  inTurn: InTurn
  together: Together
  inCrowd: InCrowd
  checkDefaultLimit: CheckDefaultLimit
  clock: () => Date
  witness: Witness
}

/** Returns the answer's data, or throws a Refusal; either way it is seen. */
export async function answer(
  house: House,
  path: Path,
  parameters: Parameters,
  caller: Caller,
): Promise<unknown> {
  const seen = house.witness.attend(path, caller.address)
  try {
    const arrived = { path, parameters, caller, calledBy: seen.calledBy }
    const data = await house.inCrowd(path, () => pass(house, arrived))
    seen.answered(data)
    return data
  } catch (reason) {
    seen.failed(reason)
    throw reason
  }
}

/** What every call passes, in this order. */
async function pass(house: House, arrived: Arrived): Promise<unknown> {
  const { path, parameters } = arrived
  checkSignature(parameters, house.config.signingSecret)
  const once = api[path].once ? nameOnce(path, parameters) : null
  try {
    const request = await again(() => judge(house, arrived, once))
    return await run(house, request)
  } catch (reason) {
    if (!once || !(reason instanceof Refusal)) throw reason
    // A write that was answered before is answered so again, though by now the request is stale,
    // its session ended or the goods sold out. Only refused requests pay for this look.
    const given = await again(() => findAnswer(house.database.pool, house.config.dataKey, once))
    if (given === undefined) throw reason
    return given
  }
}

/** Where a request comes from. */
export type Caller = Pick<Context, 'address' | 'userAgent' | 'platform'>

interface Arrived {
  path: Path
  parameters: Parameters
  caller: Caller
  calledBy: (user: SignedIn | null) => void
}

/** Whether the call may be done at all, and by whom. */
async function judge(house: House, arrived: Arrived, once: Once | null): Promise<Request> {
  const { path, parameters, caller, calledBy } = arrived
  const { config, database } = house
  const call: Call = api[path]
  const now = house.clock()

  checkFreshness(parameters, now)
  const token = parameters.access_token
  const user = token === undefined ? null : await findSession(database.db, token, now)
  calledBy(user)
  const { access, limit, feature } = call
  checkRole(access, user, now)
  refuseClosed({ platform: caller.platform, config }, feature)
  const key = config.dataKey
  const { address } = caller
  if (!limit) house.checkDefaultLimit({ call, user, address, key, now })
  else await checkLimit(database.pool, limit, { path, access, user, address, key, now })
  const input = validate(call.in, parameters)
  const surroundings = { user, position: readPosition(parameters), ...caller, now, config }
  return { path, input, once, surroundings, forOneRun: createApart(database) }
}
