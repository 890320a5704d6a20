import type { FastifyInstance } from 'fastify'
import type { Api, Path } from '@contract/api'
import type { HandlersOf } from '@server/call/handler'
import type { ListedCommand } from '@server/command/listed'
import type { Settings } from '@server/config'
import type { DeskCase, Shipper } from '@server/call/desk-case'
import type { JobDefinition } from '@server/jobs/job'
import type { Area, Ports, RoutesHouse } from './area'
import { areas } from './areas'
import { openOrders } from './order/orders'

/** What the areas say of themselves, put together by what it is. */
const all: readonly Area[] = areas

const [till] = all.flatMap((area) => area.till ?? [])
if (!till) throw new Error('No area takes money')

export const ports: Ports = {
  orders: openOrders({ sellers: all.flatMap(({ sells }) => sells ?? []), till }),
  leavings: all.flatMap(({ leaving }) => leaving ?? []),
  strips: all.flatMap(({ strips }) => strips ?? []),
  badges: merged(all.map(({ badges }) => badges)),
}

type Called = (typeof areas)[number] extends infer A
  ? A extends Area<infer C>
    ? keyof C & Path
    : never
  : never

/** A call of the contract that no area answers does not compile: its path stands in the error. */
const unanswered: Exclude<Path, Called>[] = []

export const areaHandlers = merged([
  ...all.map(({ handlers }) => (typeof handlers === 'function' ? handlers(ports) : handlers)),
  Object.fromEntries(unanswered),
]) as HandlersOf<Api>

export const areaJobs = (config: Settings): JobDefinition[] =>
  all.flatMap(({ jobs = [] }) => (typeof jobs === 'function' ? jobs({ config, ports }) : jobs))

export const deskCases: Readonly<Record<string, DeskCase>> = merged(
  all.map(({ desk }) => (typeof desk === 'function' ? desk(ports) : desk)),
)

export const commands: Readonly<Record<string, ListedCommand>> = merged(
  all.map(({ commands: own }) => own),
)

const shippers: readonly Shipper[] = all.flatMap(({ ships }) => ships ?? [])

/** Whose goods are in a parcel, by the number that it is sent for. */
export const shipperOf = (no: string) => shippers.find(({ owns }) => owns(no))

export async function addAreaRoutes(app: FastifyInstance, house: Omit<RoutesHouse, 'ports'>) {
  for (const { routes } of all)
    if (routes) await app.register(async (scope) => routes(scope, { ...house, ports }))
}

export const seeds = all.flatMap(({ name, seed }) => (seed ? [{ name, plant: seed }] : []))

function merged<T extends object>(parts: readonly (T | undefined)[]): T {
  return Object.assign({}, ...parts) as T
}
