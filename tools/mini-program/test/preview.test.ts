import assert from 'node:assert/strict'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../driver/browser'
import { patience, until } from '../driver/find'
import { masked } from '../preview/browser/mask'
import { ratesOf } from '../preview/browser/setDataRates'
import { startPreview, type Preview } from '../preview/preview'

const rows = ['苹果', '香蕉'].map((name, index) => ({ id: index + 1, name }))
const answer = { message: '好', rows, access_token: 'secret-of-a-session', phone: '13800000001' }

let browser: Browser
let server: http.Server
let dist: string
let preview: Preview
let tab: Page

const phone = () => tab.frameLocator('#phone')
const page = () => phone().frameLocator('#pages iframe.shown')
const panel = (name: string) => tab.getByRole('region', { name })
const choose = (name: string) => tab.getByText(name, { exact: true }).click()
const seen = (text: string) => page().getByText(text).waitFor()
const current = () => panel('页面栈').locator('[aria-current]').innerText()

async function open(): Promise<void> {
  const { port } = server.address() as AddressInfo
  const product = { places: { 清溪村·东苑: '30.3786,120.0214' } }
  preview = await startPreview({ dist, apiBase: `http://127.0.0.1:${port}`, product })
  tab = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  tab.setDefaultTimeout(patience)
  await tab.goto(preview.url)
  await seen('共 2 件')
}

before(async () => {
  browser = await launchBrowser()
  server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
after(async () => {
  await browser.close()
  server.closeAllConnections()
  server.close()
})

describe('the preview', () => {
  beforeEach(async () => {
    dist = fs.mkdtempSync(path.join(os.tmpdir(), 'linji-preview-'))
    fs.cpSync(path.join(__dirname, 'fixture'), dist, { recursive: true })
    await open()
  })
  afterEach(async () => {
    await tab.close()
    await preview.close()
    fs.rmSync(dist, { recursive: true })
  })

  test('another phone has another size and keeps the page with its query', async () => {
    await page().getByText('香蕉').click()
    await seen('2 · a%20b')
    await until('the page', async () => (await current()).startsWith('sub/detail/page'))
    await tab.getByLabel('机型').selectOption('android')
    await tab.getByTitle('小屏安卓').waitFor()
    await seen('2 · a%20b')
    const width = () =>
      phone()
        .locator('#phone')
        .evaluate((element) => element.clientWidth)
    await until('the width', async () => (await width()) === 360)
    assert.match(await current(), /id=2&name=a%20b/)
    assert.match(tab.url(), /device=android/)
  })

  test('the address names the first page, and keeps it beside what is chosen', async () => {
    await tab.goto(`${preview.url}?path=sub/detail/page&query=id%3D9%26name%3Dx`)
    await seen('9 · x')
    await tab.getByLabel('机型').selectOption('se')
    await tab.reload()
    await seen('9 · x')
    await tab.getByTitle('iPhone SE').waitFor()
  })

  test('the dark theme reaches the app while it runs', async () => {
    await choose('深色')
    const colour = () =>
      page()
        .locator('body')
        .evaluate((element) => getComputedStyle(element).color)
    await until('the dark colour', async () => (await colour()) === 'rgb(250, 250, 250)')
  })

  test('what is chosen while the app still opens counts as well', async () => {
    await tab.getByLabel('机型').selectOption('max')
    await choose('深色')
    await tab.getByTitle('Pro Max').waitFor()
    const colour = () =>
      page()
        .locator('body')
        .evaluate((element) => getComputedStyle(element).color)
    await until('the dark colour', async () => (await colour()) === 'rgb(250, 250, 250)')
  })

  test('the elder font starts the app anew with that setting', async () => {
    await choose('长辈 1.4×')
    const address = () =>
      phone()
        .locator('body')
        .evaluate(() => location.search)
    await until('the setting', async () => (await address()).includes('fontScale=1.4'))
    await seen('共 2 件')
  })

  test('requests are listed; the answer shows without token and phone', async () => {
    const list = panel('请求')
    await list.getByRole('row', { name: /GET \/rows 200 \d+ ms \d+ B 好/ }).waitFor()
    await list.getByRole('button', { name: '/rows' }).press('Enter')
    const detail = list.locator('#answer')
    await until('the answer', async () => (await detail.innerText()).includes('138****0001'))
    assert.match(await detail.innerText(), /"secr…"/)
    assert.match(await list.locator('#parameters').innerText(), /"page": "1"/)
    await list.getByRole('button', { name: '清空' }).click()
    assert.equal(await list.getByRole('button', { name: '/rows' }).count(), 0)
  })

  test('without a network a request fails, and the list says so', async () => {
    await choose('断网')
    await tab.getByRole('button', { name: '重新打开' }).click()
    await seen('request:fail interrupted')
    await panel('请求')
      .getByRole('row', { name: /GET \/rows 断了/ })
      .waitFor()
  })

  test('setData is counted for each page', async () => {
    await panel('setData')
      .getByRole('row', { name: /home\/page 2 \d+ B \d+ B \d+/ })
      .waitFor()
  })

  test('storage is shown, and cleared', async () => {
    await phone().getByRole('button', { name: '我的' }).click()
    await page().getByText('保存').click()
    await until('the entry', async () => (await panel('存储').innerText()).includes('kept'))
    await tab.getByRole('button', { name: '清空并重开' }).click()
    await until('emptiness', async () => (await panel('存储').innerText()).includes('空的'))
    await seen('没有')
  })

  test('a place is allowed, typed and refused', async () => {
    await phone().getByRole('button', { name: '我的' }).click()
    await tab.getByLabel('位置').selectOption('清溪村·东苑')
    await page().getByText('定位').click()
    await seen('纬度 30.3786')
    await tab.getByLabel('纬度,经度').fill('31.5，120')
    await tab.getByLabel('纬度,经度').press('Enter')
    await page().getByText('定位').click()
    await seen('纬度 31.5')
    await tab.getByLabel('位置').selectOption('不允许')
    await page().getByText('定位').click()
    await seen('getLocation:fail auth deny')
  })

  test('what the app did wrong is listed', async () => {
    await page().getByText('没有的能力').click()
    await panel('问题')
      .getByText(/wx\.startBluetooth/)
      .first()
      .waitFor()
  })

  test('a new build shows by itself, on the same page', async () => {
    await page().getByText('香蕉').click()
    await seen('2 · a%20b')
    const template = path.join(dist, 'sub/detail/page.wxml')
    fs.writeFileSync(template, `${fs.readFileSync(template, 'utf8')}<view>新的一版</view>`)
    await seen('新的一版')
    await seen('2 · a%20b')
  })

  test('half a build is told, and the whole one opens', async () => {
    const config = path.join(dist, 'app.json')
    const whole = fs.readFileSync(config, 'utf8')
    fs.writeFileSync(config, whole.slice(0, 20))
    await tab.getByText('新的构建还读不出来').waitFor()
    fs.writeFileSync(config, whole.replace('"我的"', '"我的家"'))
    await phone().getByRole('button', { name: '我的家' }).waitFor()
  })

  test('a build that is taken away and made anew shows as well', async () => {
    fs.rmSync(dist, { recursive: true })
    fs.cpSync(path.join(__dirname, 'fixture'), dist, { recursive: true })
    fs.appendFileSync(path.join(dist, 'home/page.wxml'), '<view>从头做的</view>')
    await seen('从头做的')
  })
})

test('a missing build is named', async () => {
  await assert.rejects(
    startPreview({ dist: path.join(os.tmpdir(), 'linji-nowhere'), apiBase: 'http://127.0.0.1:1' }),
    /holds no compiled mini program/,
  )
})

test('tokens and phones are masked wherever they stand', () => {
  const given = {
    access_token: 'abcdefgh',
    list: [{ tel: 13800000001 }],
    text: '{"token":"xyzxyz"}',
  }
  assert.deepEqual(masked(given), {
    access_token: 'abcd…',
    list: [{ tel: '138****0001' }],
    text: '{"token":"xyzx…"}',
  })
  assert.deepEqual(masked({ page: 1, order: '202611210000001' }), {
    page: 1,
    order: '202611210000001',
  })
})

test('the rate is the most within any one second', () => {
  const at = [0, 600, 1100, 1500, 3000]
  const calls = at.map((time) => ({ route: 'a', bytes: 10, at: time }))
  assert.deepEqual(ratesOf([...calls, { route: 'b', bytes: 7, at: 5 }]), [
    { route: 'a', count: 5, bytes: 50, largest: 10, perSecond: 3 },
    { route: 'b', count: 1, bytes: 7, largest: 7, perSecond: 1 },
  ])
})
