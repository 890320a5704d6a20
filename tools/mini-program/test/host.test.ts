import assert from 'node:assert/strict'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchBrowser } from '../driver/browser'
import { until } from '../driver/find'
import { launch, type MiniProgram } from '../driver/driver'
import type { LaunchOptions } from '../driver/launchOptions'

const dist = path.join(__dirname, 'fixture')
const rows = ['苹果', '香蕉', '青苹果'].map((name, index) => ({ id: index + 1, name }))

let browser: Browser
let server: http.Server
let app: MiniProgram

const start = async (options: Partial<LaunchOptions> = {}) => {
  const { port } = server.address() as AddressInfo
  const product = { loginCode: 'local-' }
  app = await launch({ dist, browser, apiBase: `http://127.0.0.1:${port}`, product, ...options })
}

before(async () => {
  browser = await launchBrowser()
  server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ rows }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
after(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

describe('a mini program in the host', () => {
  // The rows push the buttons below them down: a tap on its way would miss.
  beforeEach(async () => {
    await start()
    await app.see('共 3 件')
  })
  afterEach(() => app.close())

  test('shows what a real server answered, and keeps the call', async () => {
    await app.see('共 3 件')
    assert.equal(await app.page().locator('.row').count(), 3)
    const [call] = app.calls
    assert.equal(call?.path, '/rows')
    assert.deepEqual(call?.parameters, { page: '1' })
    assert.equal(call?.status, 200)
  })

  test('hears of a request that never came back', async () => {
    await app.see('共 3 件')
    app.host.relay.loseNextAnswer('/rows')
    await app.start()
    await app.see('request:fail interrupted')
    assert.equal(app.calls.at(-1)?.failure, 'interrupted')
  })

  test('passes what is typed to the app', async () => {
    await app.see('共 3 件')
    await app.fill('搜索', '苹果')
    await app.see('共 2 件')
  })

  test('keeps the browser out of sight of its modules', async () => {
    await app.see('看得见：无')
    await app.tap('求值')
    const { errors, violations } = await app.report()
    assert.match(errors.join(), /eval is not allowed/)
    assert.deepEqual(violations, ['eval'])
  })

  test('names the wx call that it lacks', async () => {
    await app.tap('没有的能力')
    assert.match((await app.errors()).join(), /wx\.startBluetoothDevicesDiscovery is not built/)
  })

  test('a disabled button is not tapped', async () => {
    await app.page().getByText('不可用').tap({ force: true })
    await app.tap('打招呼')
    await app.see('您好')
    assert.equal(await app.isSeen('a disabled button was tapped'), false)
  })

  test('components hear taps and speak by events; their styles are their own', async () => {
    await app.tap('印章 邻集')
    await app.see('按了邻集')
    const colour = await app
      .page()
      .getByText('印章 邻集')
      .evaluate((element) => getComputedStyle(element).color)
    assert.equal(colour, 'rgb(9, 9, 9)')
  })

  test('750 rpx are the width of the screen', async () => {
    const width = await app
      .page()
      .locator('#half')
      .evaluate((element) => element.getBoundingClientRect().width)
    assert.equal(width, 195)
  })

  test('a subpackage is loaded on the way to it, values come undecoded, and back leads back', async () => {
    await app.tap('香蕉')
    await app.arriveAt('sub/detail/page')
    assert.deepEqual((await app.current()).query, { id: '2', name: 'a%20b' })
    await app.see('2 · a%20b')
    await app.tap('改名')
    await until('the new title', async () => (await app.title()) === '详情 2')
    await app.back()
    await app.arriveAt('home/page')
    assert.equal(await app.title(), '货架')
  })

  test('the eleventh page is refused', async () => {
    await app.tap('香蕉')
    for (let depth = 2; depth < 10; depth++) {
      await until('a page more', async () => (await app.stack()).length === depth)
      await app.arriveAt('sub/detail/page')
      await app.tap('再看一件')
    }
    await until('ten pages', async () => (await app.stack()).length === 10)
    await app.tap('再看一件')
    await until('the refusal', async () => /webview count limit/.test((await app.errors()).join()))
  })

  test('tabs stay; the arrow is not on them', async () => {
    await app.fill('搜索', '青')
    await app.tap('我的')
    await app.arriveAt('mine/page')
    await app.tap('首页')
    await app.arriveAt('home/page')
    await app.see('共 1 件')
    assert.equal(await app.tab.locator('#back').isVisible(), false)
  })

  test('the tab bar goes and comes back as the app says, on every tab', async () => {
    const bar = app.tab.locator('#tabs')
    await app.tap('我的')
    await app.arriveAt('mine/page')
    await app.tap('收起标签')
    await app.see('标签收起')
    assert.equal(await bar.isVisible(), false)
    await app.tap('展开标签')
    await app.see('标签展开')
    assert.equal(await bar.isVisible(), true)
  })

  test('the bottom of a page is told once reached', async () => {
    await app.tap('香蕉')
    await app.arriveAt('sub/detail/page')
    await app.page().locator('#reached').scrollIntoViewIfNeeded()
    await app
      .page()
      .locator('body')
      .evaluate(() => window.scrollTo(0, 9999))
    await app.see('到底了')
  })
})

describe('what the phone supplies', () => {
  beforeEach(() => start({ path: 'mine/page' }))
  afterEach(() => app.close())

  test('switch, picker, textarea and form', async () => {
    await app.tap('长辈版')
    await app.see('长辈版 true')
    await app.tap('选 甲')
    await app.tap('丙')
    await app.see('选 丙')
    await app.fill('备注', '放门口')
    await app.tap('提交')
    await app.see('{"elder":true,"note":"放门口"}')
  })

  test('a dialog waits for its answer', async () => {
    await app.tap('询问')
    await app.see('可以吗？')
    await app.tap('确定')
    await app.see('答 true')
  })

  test('a place and a code are what the test says, and refused without', async () => {
    await app.tap('定位')
    await app.see('getLocation:fail auth deny')
    await app.supply({ location: { latitude: 30.5, longitude: 114.3 }, scan: 'LJ-1' })
    await app.tap('定位')
    await app.see('纬度 30.5')
    await app.tap('扫码')
    await app.see('码 LJ-1')
  })

  test('storage outlives a restart, and sign-in knows the phone', async () => {
    await app.see('没有')
    await app.tap('保存')
    await until('the entry', async () => (await app.storage()).kept === '存着')
    await app.start('mine/page')
    await app.see('存着')
    await app.tap('登录')
    await app.see('local-phone')
  })

  test('a canvas is drawn on', async () => {
    const pixel = () =>
      app
        .page()
        .locator('canvas')
        .evaluate((element: HTMLCanvasElement) => [
          ...element.getContext('2d')!.getImageData(4, 4, 1, 1).data,
        ])
    await until('green', async () => (await pixel()).join() === '0,170,119,255')
  })
})

describe('opened from outside', () => {
  afterEach(() => app.close())

  test('a deep link starts on its page', async () => {
    await start({ path: 'sub/detail/page', query: 'id=9&name=x' })
    await app.see('9 · x')
  })

  test('a card opens the app that is alive: its page takes the place of all others', async () => {
    await start()
    await app.tap('香蕉')
    await app.arriveAt('sub/detail/page')
    await app.arrive({ path: 'sub/detail/page', query: 'id=3&name=c' })
    await app.see('3 · c')
    assert.deepEqual(await app.stack(), [
      { route: 'sub/detail/page', query: { id: '3', name: 'c' } },
    ])
  })

  test('an unknown page is told to the app', async () => {
    await start({ path: 'nowhere/page' })
    await app.see('none · nowhere/page')
  })

  test('dark theme reaches styles, navigation bar and app', async () => {
    await start({ theme: 'dark' })
    await app.see('共 3 件')
    const body = app.page().locator('body')
    const colour = await body.evaluate((element) => getComputedStyle(element).color)
    assert.equal(colour, 'rgb(250, 250, 250)')
    const bar = await app.tab.locator('#bar').evaluate((element) => element.style.background)
    assert.equal(bar, 'rgb(17, 17, 17)')
  })

  test('the theme changes while the app runs, whatever the machine around it prefers', async () => {
    await start({ theme: 'light' })
    await app.see('共 3 件')
    await app.setTheme('dark')
    const body = app.page().locator('body')
    const colour = () => body.evaluate((element) => getComputedStyle(element).color)
    await until('the dark colour', async () => (await colour()) === 'rgb(250, 250, 250)')
  })
})
