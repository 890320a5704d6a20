import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { gcj02 } from '@/format/gcj02'
import type { RouteName } from '@/routes/route'
import { placeOf } from '@/routes/url'
import { findField, findPressable, keepNames, patience, press, until } from '@linji/mini-program'
import type { Driver, Look, MadeCall } from './Driver'
import { scrollOn } from './scrollOn'

interface Point {
  x: number
  y: number
}

/** Painted frames that a call waits, in turn, and never in the order asked: what stands there meanwhile was seen. */
const lateBy = [4, 2, 3]

/** Runs in the document. Routing through Playwright would cost the browser's cache. */
function callLate(frames: number[]): void {
  const ask = window.fetch.bind(window)
  let [asked, held] = [0, 0]
  const hold = (more: number) => {
    held += more
    document.documentElement.dataset.callsHeld = String(held)
  }
  window.fetch = async (...question) => {
    const wait = frames[asked++ % frames.length] ?? 0
    hold(1)
    for (let seen = 0; seen < wait; seen++) await new Promise(requestAnimationFrame)
    hold(-1)
    return ask(...question)
  }
}

const isCall = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType())

/** The built H5 app in Chromium, held like a phone. */
export class H5Driver implements Driver {
  readonly platform = 'h5'
  readonly calls: MadeCall[] = []
  private readonly failures: string[] = []

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly origin: string,
    readonly isSlow: boolean,
  ) {
    page.on('request', (request) => this.record(request))
    page.on('pageerror', (error) => this.failures.push(error.stack ?? error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') this.failures.push(message.text())
    })
  }

  static async start(browser: Browser, origin: string, look: Look = {}): Promise<H5Driver> {
    const { theme = 'light', width = 390, height = 844, slow = false } = look
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      hasTouch: true,
      isMobile: true,
      locale: 'zh-CN',
    })
    context.setDefaultTimeout(patience)
    await context.addInitScript(keepNames)
    if (slow) await context.addInitScript(callLate, lateBy)
    return new H5Driver(await context.newPage(), context, origin, slow)
  }

  async open(url: string): Promise<void> {
    await this.page.goto(this.origin + url)
  }

  async leave(): Promise<void> {
    await this.page.goto('about:blank')
  }

  /** A browser opens what its camera reads, and what was open is another page of it. */
  scan(url: string): Promise<void> {
    return this.open(url)
  }

  /** A browser knows satellites alone: what the app makes of this is where the test means. */
  async stand(where: { latitude: number; longitude: number }): Promise<void> {
    const drawn = gcj02(where)
    await this.context.grantPermissions(['geolocation'])
    await this.context.setGeolocation({
      latitude: 2 * where.latitude - drawn.latitude,
      longitude: 2 * where.longitude - drawn.longitude,
      accuracy: 30,
    })
  }

  async reload(): Promise<void> {
    await this.page.reload()
  }

  async forward(): Promise<void> {
    await this.page.goForward()
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 844 })
  }

  async see(text: string): Promise<void> {
    await until(`「${text}」 to see on ${this.page.url()}`, () => this.sees(text))
  }

  scrollTo(text: string): Promise<void> {
    return scrollOn(this, text)
  }

  async sees(text: string): Promise<boolean> {
    return (await this.page.getByText(text).filter({ visible: true }).count()) > 0
  }

  async tap(name: string): Promise<void> {
    await press(() => [this.page], name)
  }

  async tapTwice(name: string): Promise<void> {
    const button = await findPressable(() => [this.page], name)
    await button.evaluate((element) => {
      ;(element as HTMLElement).click()
      ;(element as HTMLElement).click()
    })
  }

  async fill(field: string, value: string): Promise<void> {
    await (await findField(() => this.page, field)).fill(value)
  }

  async pick(name: string, file: string): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), this.tap(name)])
    await chooser.setFiles(file)
  }

  async pull(): Promise<void> {
    const touch = await this.context.newCDPSession(this.page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    await send('touchStart', { x: 195, y: 200 })
    for (const y of [230, 300, 400]) await send('touchMove', { x: 195, y })
    await send('touchEnd')
    await touch.detach()
  }

  async back(): Promise<void> {
    await this.page.goBack()
  }

  async at(route: RouteName): Promise<void> {
    await until(`arrival at ${route}`, async () => {
      const { pathname, search } = new URL(this.page.url())
      if ((placeOf(pathname, search)?.name ?? 'notFound') !== route) return false
      const page = this.page.locator(`.taro_page[id^="${pathname}"]`).filter({ visible: true })
      return (await page.count()) > 0
    })
  }

  text(): Promise<string> {
    return this.page.locator('body').innerText()
  }

  measure<T>(question: () => T): Promise<T> {
    return this.page.evaluate(question)
  }

  storage(): Promise<Record<string, unknown>> {
    return this.page.evaluate(() => ({ ...localStorage }))
  }

  async shot(file: string): Promise<void> {
    await this.page.screenshot({ path: file })
  }

  async loseNextAnswer(path: string): Promise<void> {
    await this.page.route(
      (url) => url.pathname === path,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
  }

  cutOff(away: boolean): Promise<void> {
    return this.context.setOffline(away)
  }

  async errors(): Promise<string[]> {
    return Promise.resolve(this.failures)
  }

  /** A request that the browser itself reports as failed is no error of the app. */
  forgiveErrors(): void {
    this.failures.length = 0
  }

  async close(): Promise<void> {
    await this.context.close()
  }

  private record(request: Request): void {
    const url = new URL(request.url())
    if (!isCall(request)) return
    const form = new URLSearchParams(request.postData() ?? '')
    const call: MadeCall = {
      method: request.method(),
      path: url.pathname,
      parameters: Object.fromEntries([...url.searchParams, ...form]),
    }
    this.calls.push(call)
    void this.awaitAnswer(request, call)
  }

  private async awaitAnswer(request: Request, call: MadeCall): Promise<void> {
    try {
      const response = await request.response()
      if (response) call.answer = await response.json()
      else call.failure = request.failure()?.errorText ?? 'no answer'
    } catch (error) {
      call.failure = String(error)
    }
  }
}
