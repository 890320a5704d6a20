import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core'
import { failuresOf, type PageAudit } from '../audit'
import type { Theme } from '../build/manifest'
import type { Card } from '../client/logic/cards'
import type { HostWindow } from '../client/logic/main'
import { startHost, type Host } from '../host/host'
import { launchBrowser } from './browser'
import { type Entry, type LaunchOptions, phone, searchOf } from './launchOptions'
import { findField, findPressable, keepNames, patience, press, until, type Ground } from './find'

type HostState = HostWindow['host']

/** A running mini program, and the hand that holds the phone. */
export class MiniProgram {
  constructor(
    readonly tab: Page,
    readonly host: Host,
    private readonly context: BrowserContext,
    private readonly release: () => Promise<void>,
    private readonly address: (entry: Entry) => string,
  ) {}

  /** Of the pages that were open before the app started anew. */
  private readonly earlier: PageAudit[] = []

  /** Starts the app anew on a page, with what it stored before. */
  async start(path = '', query = '', scene?: number): Promise<void> {
    this.earlier.push(...(await this.auditsNow()))
    await this.tab.goto(this.address({ path, query, scene }))
    await this.tab.waitForFunction(() => (window as unknown as HostWindow).host?.isStarted)
  }

  /** Ends the app, whatever it has under way. */
  async leave(): Promise<void> {
    this.earlier.push(...(await this.auditsNow()))
    await this.tab.goto('about:blank')
  }

  /** What the current page shows. */
  page(): FrameLocator {
    return this.tab.frameLocator('#pages iframe.shown')
  }

  /** Dialogs lie over the page, the tab bar beside it. */
  private grounds(): Ground[] {
    return [this.tab.locator('.mask').last(), this.page(), this.tab.locator('#tabs')]
  }

  async tap(name: string): Promise<void> {
    await this.uncover(() => findPressable(() => this.grounds(), name))
    await press(() => this.grounds(), name)
  }

  /** Faster than the app can answer. */
  async tapTwice(name: string): Promise<void> {
    await this.uncover(() => findPressable(() => this.grounds(), name))
    const target = await findPressable(() => this.grounds(), name)
    const box = await target.boundingBox()
    if (!box) throw new Error(`「${name}」 is not on the screen`)
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await Promise.all([this.tab.touchscreen.tap(at.x, at.y), this.tab.touchscreen.tap(at.x, at.y)])
  }

  async tapSelector(selector: string): Promise<void> {
    const target = this.page().locator(selector).first()
    await this.uncover(() => Promise.resolve(target))
    await target.tap()
  }

  /** Nobody taps what lies under the keyboard before it is gone. */
  private async uncover(find: () => Promise<Locator>): Promise<void> {
    const covered = await this.ask((host) => host.keyboardHeight())
    if (covered === 0) return
    const box = await (await find()).boundingBox()
    const free = (this.tab.viewportSize()?.height ?? 0) - covered
    if (box && box.y + box.height > free) await this.ask((host) => host.closeKeyboard())
  }

  async fill(name: string, value: string): Promise<void> {
    await (await findField(() => this.page(), name)).fill(value)
  }

  async see(text: string): Promise<void> {
    await until(`「${text}」 to see`, () => this.isSeen(text))
  }

  async isSeen(text: string): Promise<boolean> {
    const grounds = [this.tab.locator('#phone'), this.page()]
    for (const ground of grounds) {
      const found = ground.getByText(text).filter({ visible: true })
      if ((await found.count()) > 0) return true
    }
    return false
  }

  async text(): Promise<string> {
    return this.page().locator('body').innerText()
  }

  async swipe(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const touch = await this.context.newCDPSession(this.tab)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await send('touchStart', [from])
    for (let step = 1; step <= 5; step++) {
      const along = (a: number, b: number) => a + ((b - a) * step) / 5
      await send('touchMove', [{ x: along(from.x, to.x), y: along(from.y, to.y) }])
    }
    await send('touchEnd', [])
    await touch.detach()
  }

  async shot(file: string): Promise<void> {
    await this.tab.screenshot({ path: file })
  }

  /** The arrow of the navigation bar, or the phone's own way back where the page hides the bar. */
  async back(): Promise<void> {
    const arrow = this.tab.locator('#back')
    if (await arrow.isVisible()) await arrow.tap()
    else await this.ask((host) => host.navigateBack())
  }

  /** The system's own gesture, as the page hears of it. */
  async pullDown(): Promise<void> {
    await this.ask((host) => void host.pullDown())
  }

  async current() {
    const page = await this.ask((host) => host.current())
    if (!page) throw new Error('no page is open')
    return page
  }

  async arriveAt(route: string): Promise<void> {
    await until(`page ${route}`, async () => {
      const page = await this.ask((host) => host.current())
      return page?.route === route && page.isReady
    })
  }

  /** Until nothing has come or gone for half a second. */
  async standStill(): Promise<void> {
    let last = ''
    let since = Date.now()
    await until('page that stands still', async () => {
      const page = await this.ask((host) => host.current())
      const { setData } = await this.report()
      const state = JSON.stringify([page, setData.length, this.calls.map(({ ms }) => ms)])
      if (state !== last) since = Date.now()
      last = state
      return Date.now() - since > 500
    })
  }

  title(): Promise<string> {
    return this.tab.locator('#title').innerText()
  }

  stack() {
    return this.ask((host) => host.stack())
  }

  storage(): Promise<Record<string, unknown>> {
    return this.ask((host) => host.storage())
  }

  /** What of WeChat's the host has. */
  offers() {
    return this.ask((host) => host.offers())
  }

  report() {
    return this.ask((host) => host.report)
  }

  setTheme(theme: Theme): Promise<void> {
    return this.ask((host, to) => host.setTheme(to), theme)
  }

  /** Opened again from outside while it runs; without a path it comes back as it was left. */
  async arrive(entry: Entry): Promise<void> {
    await this.ask((host, given) => host.arrive(given), entry)
  }

  /** Somebody taps a card that was forwarded to them. */
  async openCard(card: Card): Promise<void> {
    await this.ask((host, given) => host.openCard(given), card)
  }

  /** Forwards the page from the menu, and returns the card that the other side gets. */
  share() {
    return this.ask((host) => host.share())
  }

  /** What the device finds and the person answers from now on. */
  async supply(given: Partial<Omit<HostState['supplied'], 'answers'>>): Promise<void> {
    await this.ask((host, values) => void Object.assign(host.supplied, values), given)
  }

  /** What went wrong since the app started: errors, and what the host lacks. */
  async errors(): Promise<string[]> {
    const { errors, lacking } = await this.report()
    return [...errors, ...lacking.map((name) => `the host lacks ${name}`)]
  }

  /** WeChat's own audit of every page that was opened since launch, and what it would mark down. */
  async audit(): Promise<{ pages: PageAudit[]; failures: string[] }> {
    const pages = [...this.earlier, ...(await this.auditsNow())]
    const failures = pages.flatMap((page) => failuresOf(page, this.host.limits))
    return { pages, failures: [...new Set(failures)] }
  }

  private async auditsNow(): Promise<PageAudit[]> {
    const isRunning = await this.tab.evaluate(() => 'host' in window)
    return isRunning ? this.ask((host) => host.audits()) : []
  }

  get calls() {
    return this.host.relay.calls
  }

  private ask<T, A = undefined>(
    question: (host: HostState, given: A) => T,
    given?: A,
  ): Promise<Awaited<T>> {
    const expression = `(${question.toString()})(window.host, ${JSON.stringify(given)})`
    return this.tab.evaluate<Awaited<T>>(expression)
  }

  async close(): Promise<void> {
    await this.context.close()
    await this.release()
  }
}

export async function launch(options: LaunchOptions): Promise<MiniProgram> {
  const { device = phone } = options
  const host = await startHost(options)
  const browser = options.browser ?? (await launchBrowser())
  const context = await browser.newContext({
    viewport: { width: device.width, height: device.height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  context.setDefaultTimeout(patience)
  await context.addInitScript(keepNames)
  const release = async () => {
    await host.close()
    if (!options.browser) await browser.close()
  }
  const address = (entry: Entry) => `${host.url}?${searchOf(options, entry)}`
  const app = new MiniProgram(await context.newPage(), host, context, release, address)
  await app.start(options.path, options.query, options.scene)
  return app
}
