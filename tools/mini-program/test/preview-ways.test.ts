import assert from 'node:assert/strict'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../driver/browser'
import { patience, until } from '../driver/find'
import { startPreview, type Preview } from '../preview/preview'

const dist = path.join(__dirname, 'fixture')

let browser: Browser
let server: http.Server
let preview: Preview
let tab: Page

const page = () => tab.frameLocator('#phone').frameLocator('#pages iframe.shown')
const seen = (text: string) => page().getByText(text).waitFor()
const press = (name: string) => tab.getByRole('button', { name, exact: true }).click()
const here = () => tab.getByRole('region', { name: '页面栈' }).locator('[aria-current]').innerText()

/** A browser without windows has no film of a tab: a picture of it stands in for that. */
async function shareTab() {
  const shared = 'pictureOfTab'
  await tab.exposeFunction(shared, async () => (await tab.screenshot()).toString('base64'))
  await tab.evaluate((name) => {
    const take = (window as unknown as Record<string, () => Promise<string>>)[name]!
    navigator.mediaDevices.getDisplayMedia = async () => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${await take()}`
      await picture.decode()
      const { naturalWidth: width, naturalHeight: height } = picture
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const film = canvas.captureStream()
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      return film
    }
  }, shared)
}

before(async () => {
  browser = await launchBrowser()
  server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end('{"rows":[{"id":1,"name":"苹果"}]}')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  preview = await startPreview({
    dist,
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    product: {
      people: ['王阿姨', '没有的人'],
      signIn: (_server, person) =>
        person === '王阿姨' ? Promise.resolve('token=t') : Promise.reject(new Error('没有这个人')),
    },
  })
})
after(async () => {
  await browser.close()
  await preview.close()
  server.closeAllConnections()
  server.close()
})

describe('the preview', () => {
  beforeEach(async () => {
    tab = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    tab.setDefaultTimeout(patience)
    await tab.goto(`${preview.url}?path=phone/page`)
    await page().getByText('这部手机').waitFor()
  })
  afterEach(() => tab.close())

  test('shows the card of a page that is forwarded, and opens it', async () => {
    await press('转发')
    const card = tab.getByRole('dialog', { name: '转发出去的卡片' })
    await card.getByText('一张卡片').waitFor()
    await card.getByText('/phone/page?from=card').waitFor()
    await press('点开卡片')
    await until('the page of the card', async () => (await here()).includes('from=card'))
    await page().getByText('怎么来的').click()
    await seen('|1007|phone/page')
  })

  test('says why a page cannot be forwarded', async () => {
    await tab.goto(`${preview.url}?path=mine/page`)
    await page().getByText('询问').waitFor()
    await press('转发')
    await tab.getByText('转发不了：mine/page cannot be forwarded').waitFor()
  })

  test('opens a scanned code, while the app runs and anew', async () => {
    await tab.getByLabel('打开页面').fill('phone/page')
    await tab.getByLabel('q', { exact: true }).fill('https://a.example/?n=1')
    await press('切回来')
    await until('the link', async () =>
      (await here()).includes('q=https%3A%2F%2Fa.example%2F%3Fn%3D1'),
    )
    await page().getByText('怎么来的').click()
    await seen('|1011|phone/page')
    await tab.getByLabel('q', { exact: true }).fill('')
    await tab.getByLabel('scene', { exact: true }).fill('id=7')
    await press('新打开')
    await until('the code', async () => (await here()).includes('scene=id%3D7'))
    await page().getByText('怎么来的').click()
    await seen('phone/page|{"scene":"id%3D7"}|1047|')
  })

  test('signs somebody in, or says why not', async () => {
    const choice = tab.getByLabel('登录', { exact: true })
    await choice.selectOption('没有的人')
    await tab.getByText('登录不了：没有这个人').waitFor()
    await choice.selectOption('王阿姨')
    await tab.getByText('王阿姨 已登录').waitFor()
    await until('the session', async () => (await here()).includes('token=t'))
  })

  test('saves a picture of the phone alone', async () => {
    await shareTab()
    const [saved] = await Promise.all([tab.waitForEvent('download'), press('截图')])
    const picture = fs.readFileSync(await saved.path())
    assert.match(saved.suggestedFilename(), /^phone-\d{6}\.png$/)
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    const shape = await tab.locator('#phone').evaluate((phone) => {
      const box = phone.getBoundingClientRect()
      return box.width / box.height
    })
    assert.ok(Math.abs(width / height - shape) < 0.01, `${width}×${height}`)
  })

  test('has an Android and an older library', async () => {
    await tab.getByLabel('机型').selectOption('android')
    await tab.getByLabel('基础库').selectOption('2.20.1')
    await tab.getByTitle('小屏安卓').waitFor()
    await page().getByText('这部手机').click()
    await seen('Android 13 android 2.20.1 0')
  })

  for (const width of [800, 1280]) {
    test(`cuts nothing off at ${width} px`, async () => {
      await tab.setViewportSize({ width, height: 700 })
      const beyond = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok((await beyond()) <= 0)
      await tab.getByRole('region', { name: '问题' }).scrollIntoViewIfNeeded()
      const box = await tab.getByRole('region', { name: '问题' }).boundingBox()
      assert.ok(box && box.x >= 0 && box.x + box.width <= width)
    })
  }
})
