import fs from 'node:fs'
import path from 'node:path'
import { loadConfig } from '@server/config'
import type { App } from '@/routes/packages'
import type { Area } from '@/routes/route'
import { until } from '@linji/mini-program'
import { H5Driver } from '../flows/H5Driver'
import { MiniDriver } from '../flows/MiniDriver'
import { switchToElder } from '../flows/account'
import { setStage, type Stage, type Who } from '../flows/stage'
import { type Address, addressesOf, campaignAddresses } from './addresses'
import { endInAnotherYear, waitForPayment } from './longDates'
import { doWhatPagesShow, type House } from './makings'
import type { Pass } from './passes'
import { type Phone, settle } from './settle'
import { type Shot, writeSheets } from './sheets'
import { becoming } from './states'
import { visit } from './visit'

export type Platform = 'h5' | 'weapp' | 'iter'
export type Look = 'plain' | 'elder'

export interface Walk {
  app: Platform
  passes: readonly Pass[]
  looks: readonly Look[]
  area?: string | undefined
  /** The mini program is started once, and is told of each page while it runs. */
  alive?: boolean
  /** Where pictures go; without it none are taken. */
  out?: string | undefined
  say: (line: string) => void
  /** After each page. */
  visited?: (where: string) => void
}

export interface Complaint {
  where: string
  what: string
}

const appOf: Record<Platform, App> = { h5: 'h5', weapp: 'consumer', iter: 'iter' }
const phonesAtOnce = 2

/** Opens every page in each of the passes and looks, and gives what is wrong with them. */
export async function walk(walk: Walk): Promise<Complaint[]> {
  const stage = await setStage()
  const { server } = stage
  const config = loadConfig({ DATA_DIR: server.dataDir })
  const house: House = { server, database: server.database, config }
  const complaints: Complaint[] = []
  try {
    await doWhatPagesShow(house)
    await endInAnotherYear(house.database)
    for (const pass of walk.passes) {
      if (pass.becomes) await becoming[pass.becomes](house)
      await waitForPayment(house.database)
      const all = await pagesOf(house, walk, pass)
      for (const look of walk.looks)
        complaints.push(...(await goThrough(stage, walk, pass, look, all)))
    }
  } finally {
    await stage.close()
  }
  return complaints
}

/** Pages of some people: they have passes of their own, or are looked at as they are. */
const ofWork: readonly Area[] = [
  'advertiser',
  'health',
  'manager',
  'maintenance',
  'steward',
  'iter',
]

const everybodys: readonly Address['access'][] = ['public', 'user']
/** Opened where a pass asks for them by name alone. */
const withOwnPass: readonly Address['access'][] = ['operator', 'house']

async function pagesOf({ database }: House, { app, area }: Walk, pass: Pass) {
  const { pages, access, who, areas, stranger = false } = pass
  const whose = { ofNobody: stranger, of: areas === undefined ? (who ?? undefined) : undefined }
  const routes = pages === 'campaigns' ? [] : await addressesOf(database, appOf[app], whose)
  const campaigns = pages === 'routes' ? [] : await campaignAddresses(database, appOf[app])
  const known = new Set(routes.map(({ url }) => url))
  const isFor = (one: Address) => {
    if (access) return one.access === access && (areas !== undefined || !ofWork.includes(one.area))
    if (who === null || everybodys.includes(one.access)) return true
    return areas !== undefined && !withOwnPass.includes(one.access)
  }
  return [...routes, ...campaigns.filter(({ url }) => !known.has(url))].filter(
    (one) =>
      isFor(one) &&
      (area === undefined || one.area === area) &&
      (areas === undefined || areas.includes(one.area)),
  )
}

async function goThrough(
  stage: Stage,
  { app, alive = false, out, say, visited }: Walk,
  pass: Pass,
  look: Look,
  all: readonly Address[],
): Promise<Complaint[]> {
  const complaints: Complaint[] = []
  const shots = new Map<string, Shot[]>()
  // what forgets everything, and who is there, comes last
  const waiting = [...all].sort((a, b) => Number(a.name === 'clear') - Number(b.name === 'clear'))
  const order = new Map(all.map(({ url }, at) => [url, at]))
  const goOn = async () => {
    const phone = await takePhone(stage, app, pass.who, look)
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const where = `${pass.name} ${look} ${next.url}`
        await stage.server.database.pool.query('delete from call_limits')
        const manner = { pass, elder: look === 'elder', alive }
        const found = await visit(phone, next, manner).catch((error: Error) => [error.message])
        complaints.push(...found.map((what) => ({ where, what })))
        visited?.(where)
        if (out) await shoot(phone, next, where)
      }
    } finally {
      await phone.close()
    }
  }
  const shoot = async (phone: Phone, { url }: Address, where: string) => {
    for (const theme of ['light', 'dark'] as const) {
      await turn(phone, theme)
      const name = `${where} ${theme}`.replace(/[^\w-]+/g, '_').slice(0, 120)
      const file = path.join(out!, 'shots', `${name}.jpg`)
      await phone.shot(file)
      shots.set(theme, [...(shots.get(theme) ?? []), { file, caption: url }])
    }
    await turn(phone, 'light')
  }
  if (out) fs.mkdirSync(path.join(out, 'shots'), { recursive: true })
  await Promise.all(Array.from({ length: phonesAtOnce }, goOn))
  for (const [theme, taken] of shots) {
    taken.sort((a, b) => (order.get(a.caption) ?? 0) - (order.get(b.caption) ?? 0))
    const sheets = path.join(out!, `${app}-${pass.name}-${look}-${theme}`)
    await writeSheets(stage.browser, taken, sheets)
  }
  say(`${app} ${pass.name} ${look}: ${all.length} pages, ${complaints.length} complaints`)
  return complaints
}

async function takePhone(stage: Stage, app: Platform, who: Who | null, look: Look): Promise<Phone> {
  const { browser, server } = stage
  const phone: Phone =
    app === 'h5'
      ? await H5Driver.start(browser, server.url, { slow: true })
      : await MiniDriver.start(app, browser, server.url)
  if (look === 'elder') await switchToElder(phone)
  if (who) await stage.signedIn(phone, who)
  // what is still asked for by then would fail when the next page opens
  await settle(phone, 0)
  return phone
}

/** The system's own theme changes under the open page, which follows. */
async function turn(phone: Phone, theme: 'light' | 'dark'): Promise<void> {
  if (phone.platform === 'h5') await phone.page.emulateMedia({ colorScheme: theme })
  else await phone.app.setTheme(theme)
  await until(`a ${theme} page`, async () =>
    (await phone.measure(themesShown)).every((shown) => shown === theme),
  )
  await phone.measure(twoFrames)
}

/** Runs in the document. */
const themesShown = () =>
  [...document.querySelectorAll('body [class*="theme-"]')]
    .filter((screen) => screen.checkVisibility())
    .map((screen) => /theme-(\w+)/.exec(screen.className)?.[1])

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
