import type { FastifyInstance } from 'fastify'
import type { Api } from '@contract/api'
import type { Role } from '@contract/call'
import type { HandlersOf } from '@server/call/handler'
import type { ListedCommand } from '@server/command/listed'
import type { Settings } from '@server/config'
import type { Database, Db } from '@server/database/database'
import type { Seals } from '@server/database/rekey/sealed'
import type { DeskCase, Shipper } from '@server/call/desk-case'
import type { JobDefinition } from '@server/jobs/job'
import type { Providers } from '@server/providers/providers'
import type { Storage } from '@server/providers/storage/storage'
import type { FindCard } from './card'
import type { Codes } from './coded'
import type { Badge, Strip } from './front-page'
import type { Landing } from './landing'
import type { Leaving } from './leaving'
import type { Orders, Seller, Till } from './order/order'
import type { TakePush } from './pushed'
import type { ShownWords, WordKind } from './shown-words'
import type { Receiving } from './received'
import type { Telling } from './telling'
import type { FollowUpheld } from './upheld'
import type { Standing, Waits } from './waiting'

/** What areas offer to those below them, who cannot ask for it by name. */
export interface Ports {
  /** What closing an account means to every area. */
  leavings: readonly Leaving[]
  /** What people are told of themselves. */
  tellings: readonly Telling[]
  /** What goes on with an order, whoever sold it. */
  orders: Orders
  /** What has a mini-program code of its own. */
  coded: Codes
  /** What is going on, for the home page. */
  strips: readonly Strip[]
  /** What waits for the caller behind an entry of the home page. */
  badges: Readonly<Record<string, Badge>>
  /** What has a card of its own, by the first part of its picture's address. */
  cards: Readonly<Record<string, FindCard>>
  /** What becomes of what cheating brought. */
  upheld: readonly FollowUpheld[]
  /** Where the words of people stand that others read. */
  words: Readonly<Record<WordKind, ShownWords>>
  /** What waits for people who work here. */
  waits: readonly Waits[]
  standings: Readonly<Partial<Record<Role, Standing>>>
  /** What areas put into people's hands. */
  receivings: readonly Receiving[]
}

/** What is handed to whatever runs beside the calls: jobs and routes. */
export interface House {
  config: Settings
  ports: Ports
}

export interface RoutesHouse extends House {
  database: Database
  providers: Providers
  clock: () => Date
}

export interface SeedContext {
  now: Date
  /** So many days of sales lie behind it. */
  salesDays: number
  config: Settings
  ports: Ports
  /** Where files of people lie; without it the demo has none of them. */
  storage?: Storage | undefined
}

type Calls = Partial<Api>
type DeskCases = Readonly<Record<string, DeskCase>>

type AddRoutes = (app: FastifyInstance, house: RoutesHouse) => void | Promise<void>

/** All that the house has to know of an area; whatever is left out, the area has none of. */
export interface Area<C extends Calls = Calls> {
  /** As its folder is named. */
  name: string
  calls?: C
  handlers?: HandlersOf<C> | ((ports: Ports) => HandlersOf<C>)
  jobs?: readonly JobDefinition[] | ((house: House) => readonly JobDefinition[])
  leaving?: Leaving
  /** What is wrong with its rows, for who looks whether a backup is sound. */
  faults?: (db: Db) => Promise<string[]>
  /** What lies sealed in its tables. */
  seals?: Seals
  /** What people are told of the same tables who ask for all that is theirs. */
  telling?: Telling
  /** What `npm run desk` decides on, by the name of the case. */
  desk?: DeskCases | ((ports: Ports) => DeskCases)
  /** What files bring in, each by the command of its name: `npm run goods`. */
  commands?: Readonly<Record<string, ListedCommand>>
  /** Whose parcels a person of the house hands to a carrier. */
  ships?: Shipper
  /** Takes back what it gave to who was held to have cheated. */
  upheld?: FollowUpheld
  /** How it sells. */
  sells?: readonly Seller[]
  /** Takes the money of all orders. */
  till?: Till
  /** Demo data. */
  seed?: (tx: Db, context: SeedContext) => Promise<unknown>
  coded?: Codes
  strips?: readonly Strip[]
  badges?: Readonly<Record<string, Badge>>
  cards?: Readonly<Record<string, FindCard>>
  /** Its pages that people send each other. */
  landings?: readonly Landing[]
  /** The words of people that it shows to others. */
  words?: Readonly<Partial<Record<WordKind, ShownWords>>>
  /** What waits in it for people of a role. */
  waits?: readonly Waits[]
  /** How it stands with people of a role. */
  standings?: Readonly<Partial<Record<Role, Standing>>>
  /** What it puts into people's hands. */
  receives?: Receiving
  /** What it does with messages of the mini program's platform, by their event. */
  pushes?: Readonly<Record<string, TakePush>>
  /** Addresses that are no calls of the contract. */
  routes?: AddRoutes
}

/** A call of the area's contract without a handler does not compile. */
export const defineArea = <const C extends Calls = Record<never, never>>(area: Area<C>): Area<C> =>
  area
