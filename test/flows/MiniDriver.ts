import fs from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { launch, type MiniProgram, phone, until } from '@linji/mini-program'
import { routeNamed, routeOfPage } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { pageUrl, placeOf, rowKey } from '@/routes/url'
import { environmentOf } from '../../tools/environment.mjs'
import config from '../../mini-program.config'
import type { Driver, Look } from './Driver'
import { scrollOn } from './scrollOn'

/** The page that WeChat is told to open for codes of our host. */
const entrance: Record<'weapp' | 'iter', RouteName> = { weapp: 'index', iter: 'windowManagement' }

/** WeChat marks down from a thousand on; a cheap phone feels it earlier. */
const mostNodes = 700

/** What a file is, by its ending; pictures otherwise. */
const types: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.csv': 'text/csv' }

const dist = (app: string) => path.join(__dirname, '../../dist', app)

/** Where the build says that our addresses lie. */
function ourHost(platform: 'weapp' | 'iter'): string {
  const { TARO_APP_MINI_ORIGIN = '' } = { ...environmentOf(platform), ...process.env }
  return TARO_APP_MINI_ORIGIN
}

/** The route table knows a page file by its public address. */
function entryOf(url: string) {
  const { pathname, search, searchParams } = new URL(url, 'http://app')
  const place = placeOf(pathname, search)
  if (!place) return { path: pathname.slice(1), query: search.slice(1) }
  const token = searchParams.get('access_token') ?? undefined
  const file = pageUrl(place.name, { ...place.params, access_token: token })
  const [page = '', query = ''] = file.slice(1).split('?')
  return { path: page, query }
}

/** A compiled mini program in the host. */
export class MiniDriver implements Driver {
  private constructor(
    readonly platform: 'weapp' | 'iter',
    readonly app: MiniProgram,
  ) {}

  static async start(
    platform: 'weapp' | 'iter',
    browser: Browser,
    origin: string,
    look: Look & { deviceName?: string } = {},
  ): Promise<MiniDriver> {
    const { theme, fontScale, width = phone.width, height = phone.height, deviceName } = look
    const app = await launch({
      dist: dist(platform),
      apiBase: origin,
      product: config.product,
      browser,
      theme,
      fontScale,
      deviceName,
      device: { ...phone, width, height },
    })
    return new MiniDriver(platform, app)
  }

  /** A scanned code names a page file; one that is alive does not start anew for it. */
  async open(url: string, app?: 'alive'): Promise<void> {
    const { path: page, query } = entryOf(url)
    await (app ? this.app.arrive({ path: page, query }) : this.app.start(page, query))
  }

  leave(): Promise<void> {
    return this.app.leave()
  }

  /** WeChat opens one page for every code of our host, and tells it the address. */
  async scan(url: string, app?: 'alive'): Promise<void> {
    const query = `q=${encodeURIComponent(ourHost(this.platform) + url)}&scancode_time=1615973269`
    const { page } = routeNamed(entrance[this.platform])
    await (app ? this.app.arrive({ path: page, query }) : this.app.start(page, query))
  }

  stand(where: { latitude: number; longitude: number }): Promise<void> {
    return this.app.supply({ location: where })
  }

  async resize(width: number): Promise<void> {
    await this.app.tab.setViewportSize({ width, height: phone.height })
  }

  see(text: string): Promise<void> {
    return this.app.see(text)
  }

  sees(text: string): Promise<boolean> {
    return this.app.isSeen(text)
  }

  scrollTo(text: string): Promise<void> {
    return scrollOn(this, text)
  }

  tap(name: string): Promise<void> {
    return this.app.tap(name)
  }

  tapTwice(name: string): Promise<void> {
    return this.app.tapTwice(name)
  }

  fill(field: string, value: string): Promise<void> {
    return this.app.fill(field, value)
  }

  async pick(name: string, file: string): Promise<void> {
    const base64 = fs.readFileSync(file).toString('base64')
    const type = types[path.extname(file)] ?? 'image/png'
    await this.app.supply({ media: [{ type, base64 }] })
    await this.tap(name)
  }

  /** The phone draws down what the page's own configuration lets it. */
  async pull(): Promise<void> {
    const { route } = await this.app.current()
    const config = fs.readFileSync(path.join(dist(this.platform), `${route}.json`), 'utf8')
    const { enablePullDownRefresh } = JSON.parse(config) as { enablePullDownRefresh?: boolean }
    if (!enablePullDownRefresh) throw new Error(`${route} cannot be drawn down`)
    await this.app.pullDown()
  }

  back(): Promise<void> {
    return this.app.back()
  }

  async at(route: RouteName): Promise<void> {
    await until(`arrival at ${route}`, async () => {
      const current = await this.app.current()
      const here = routeOfPage(current.route, current.query[rowKey])
      return current.isReady && here?.name === route
    })
  }

  text(): Promise<string> {
    return this.app.text()
  }

  measure<T>(question: () => T): Promise<T> {
    return this.app.page().locator('body').evaluate(question)
  }

  storage(): Promise<Record<string, unknown>> {
    return this.app.storage()
  }

  shot(file: string): Promise<void> {
    return this.app.shot(file)
  }

  get calls() {
    return this.app.calls
  }

  async loseNextAnswer(path: string): Promise<void> {
    this.app.host.relay.loseNextAnswer(path)
    return Promise.resolve()
  }

  errors(): Promise<string[]> {
    return this.app.errors()
  }

  /** What WeChat's own audit would mark down of the pages that were open, and what we would. */
  async auditFailures(): Promise<string[]> {
    const { pages, failures } = await this.app.audit()
    const large = pages.filter(({ nodes }) => nodes > mostNodes)
    return [
      ...failures,
      ...large.map(({ route, nodes }) => `${route}: ${nodes} nodes, at most ${mostNodes} of ours`),
    ]
  }

  close(): Promise<void> {
    return this.app.close()
  }
}
