import type { Database } from '@server/database/database'
import { demo } from '@server/database/demo'
import { allRoutes, keysOf, urlsOf } from '@/routes/match'
import type { Area, Route, RouteName } from '@/routes/route'
import { type App, routesOf } from '@/routes/packages'
import { publicUrl } from '@/routes/url'
import { ofNobodys, samples } from './samples'

/** Whose values an area's pages are opened with, where they are not the consumer's. */
const people: { [A in Area]?: keyof typeof demo } = {
  advertiser: 'thirdAdvertiser',
  customer: 'house',
  health: 'elder',
  iter: 'operator',
  location: 'developer',
  manager: 'owner',
  maintenance: 'maintainer',
  steward: 'steward',
  merchant: 'merchant',
}

const whoseValues = (area: Area): keyof typeof demo => people[area] ?? 'consumer'

export interface Address {
  name: RouteName
  area: Area
  access: Route['access']
  url: string
}

interface Whose {
  /** For somebody who has nothing yet: those that name nothing of the consumer's. */
  ofNobody?: boolean
  /** For this person: those that name nothing of somebody else's. */
  of?: keyof typeof demo | undefined
}

/** Every route of an app at an address with real values. */
export async function addressesOf(
  database: Database,
  app: App,
  { ofNobody = false, of }: Whose = {},
): Promise<Address[]> {
  const addresses = []
  const values = ofNobody ? { ...samples, ...ofNobodys } : samples
  for (const route of routesOf(app)) {
    const { area, access } = route
    const name = route.name as RouteName
    const keys = keysAsked(route)
    const isSomebodys = keys.some((key) => questionOf(values, name, key)?.includes('$1'))
    if (isSomebodys && (ofNobody || (of && of !== whoseValues(area)))) continue
    addresses.push({ name, area, access, url: await urlOf(database, route, values) })
  }
  return addresses
}

type Values = Readonly<Record<string, string>>

const questionOf = (values: Values, name: string, key: string): string | undefined =>
  values[`${name} ${key}`] ?? values[key]

function keysAsked(route: Route): string[] {
  const inQuery = Object.entries(route.query ?? {}).filter(
    ([key, kind]) => kind !== 'optional' || `${route.name} ${key}` in samples,
  )
  return [...keysOf(urlsOf(route)[0] ?? ''), ...inQuery.map(([key]) => key)]
}

async function urlOf(database: Database, route: Route, values: Values): Promise<string> {
  const keys = keysAsked(route)
  const given = await Promise.all(
    keys.map((key) =>
      valueOf(database, route, { key, question: questionOf(values, route.name, key) }),
    ),
  )
  const params = Object.fromEntries(keys.map((key, at) => [key, given[at]]))
  return publicUrl(route, params) ?? ''
}

interface Asked {
  key: string
  question: string | undefined
}

async function valueOf(database: Database, { name, area }: Route, asked: Asked): Promise<string> {
  const { key, question } = asked
  if (!question) throw new Error(`test/walk/samples.ts has no ${key} for the route ${name}`)
  const about = question.includes('$1') ? [demo[whoseValues(area)].userId] : []
  const { rows } = await database.pool.query<Record<string, string | number>>(question, about)
  const [value] = Object.values(rows[0] ?? {})
  if (value === undefined) throw new Error(`There is no ${key} for the route ${name}: ${question}`)
  return String(value)
}

/** The page of every campaign: its first address, or the themed page that opens any. */
export async function campaignAddresses(database: Database, app: App): Promise<Address[]> {
  const { rows } = await database.pool.query<{ key: string; route: string | null }>(`
    select campaign.campaign_key as key, min(route) as route from campaigns campaign
    left join campaign_routes using (campaign_key) group by 1 order by 1`)
  const shown = new Set(routesOf(app).map(({ name }) => name))
  return rows.flatMap(({ key, route }): Address[] => {
    const url = route ?? `/subjectPage?key=${key}`
    const own = allRoutes.find((one) => urlsOf(one).includes(url.split('?')[0] ?? ''))
    if (!own || !shown.has(own.name)) return []
    return [{ name: own.name as RouteName, area: own.area, access: own.access, url }]
  })
}
