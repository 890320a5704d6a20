/** What the areas say of themselves, put together by what it is. */
import type { FastifyInstance } from 'fastify'
import type { Api } from '@contract/api'
import type { HandlersOf } from '@server/call/handler'
import type { ListedCommand } from '@server/command/listed'
import type { Settings } from '@server/config'
import type { Db } from '@server/database/database'
import type { DeskCase, DeskContext, Sending, Shipper } from '@server/call/desk-case'
import type { JobDefinition } from '@server/jobs/job'
import type { Ports, RoutesHouse } from './area'
import { areas } from './areas'
import { openOrders } from './order/orders'
import type { TakePush } from './pushed'

const [till] = areas.flatMap((area) => area.till ?? [])
if (!till) throw new Error('No area takes money')

export const ports: Ports = {
  orders: openOrders({ sellers: areas.flatMap(({ sells }) => sells ?? []), till }),
  leavings: areas.flatMap(({ leaving }) => leaving ?? []),
  tellings: areas.flatMap(({ telling }) => (telling ? [telling] : [])),
  coded: merged(areas.map(({ coded }) => coded)),
  strips: areas.flatMap(({ strips }) => strips ?? []),
  badges: merged(areas.map(({ badges }) => badges)),
  cards: merged(areas.map(({ cards }) => cards)),
  upheld: areas.flatMap(({ upheld }) => upheld ?? []),
  words: merged(areas.map(({ words }) => words)) as Ports['words'],
  waits: areas.flatMap(({ waits }) => waits ?? []),
  standings: merged(areas.map(({ standings }) => standings)),
  receivings: areas.flatMap(({ receives }) => receives ?? []),
}

/** Whose a call is, by its path. */
export const areaOf: ReadonlyMap<string, string> = new Map(
  areas.flatMap(({ name, calls = {} }) => Object.keys(calls).map((path) => [path, name] as const)),
)

export const areaHandlers = merged(
  areas.map(({ handlers }) => (typeof handlers === 'function' ? handlers(ports) : handlers)),
) as HandlersOf<Api>

export const areaJobs = (config: Settings): JobDefinition[] =>
  areas.flatMap(({ jobs = [] }) => (typeof jobs === 'function' ? jobs({ config, ports }) : jobs))

export const deskCases: Readonly<Record<string, DeskCase>> = merged(
  areas.map(({ desk }) => (typeof desk === 'function' ? desk(ports) : desk)),
)

export const commands: Readonly<Record<string, ListedCommand>> = merged(
  areas.map(({ commands: own }) => own),
)

export const areaFaults = async (db: Db): Promise<string[]> =>
  (await Promise.all(areas.map(async ({ faults }) => (faults ? faults(db) : [])))).flat()

export const areaSeals = areas.flatMap(({ seals }) => seals ?? [])

/** What becomes of each message that the platform of the mini program sends. */
export const pushTakers: Readonly<Record<string, TakePush>> = merged(
  areas.map(({ pushes }) => pushes),
)

const shippers: readonly Shipper[] = areas.flatMap(({ ships }) => ships ?? [])

/** Whose goods are in a parcel, by the number that it is sent for. */
export const shipperOf = (no: string) => shippers.find(({ owns }) => owns(no))

/** What waits to be sent beside orders, whosever goods it is. */
export const sendingsOf = async (context: DeskContext): Promise<Sending[]> =>
  (
    await Promise.all(shippers.map(async ({ sendings }) => (sendings ? sendings(context) : [])))
  ).flat()

export async function addAreaRoutes(app: FastifyInstance, house: Omit<RoutesHouse, 'ports'>) {
  for (const { routes } of areas)
    if (routes) await app.register(async (scope) => routes(scope, { ...house, ports }))
}

export type { Landing, LandingParams, Preview } from './landing'

export const landings = areas.flatMap((area) => area.landings ?? [])

export const seeds = areas.flatMap(({ name, seed }) => (seed ? [{ name, plant: seed }] : []))

function merged<T extends object>(parts: readonly (T | undefined)[]): T {
  return Object.assign({}, ...parts) as T
}
