import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { until } from '../driver/find'
import type { MiniProgram } from '../driver/driver'
import { configured, setStage, type Stage } from './stage'

/** Silence that a player takes for a film. */
function silence(seconds: number): Buffer {
  const rate = 8000
  const samples = Math.round(rate * seconds)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples, 40)
  return Buffer.concat([header, Buffer.alloc(samples, 128)])
}

const answers: Record<string, { type: string; body: string | Buffer }> = {
  '/film': { type: 'audio/wav', body: silence(1) },
  '/web': { type: 'text/html; charset=utf-8', body: '<h1>别人的网页</h1>' },
}

let stage: Stage
let app: MiniProgram

before(async () => {
  stage = await setStage((request, response) => {
    const { type, body } = answers[request.url ?? ''] ?? { type: 'application/json', body: '{}' }
    response.setHeader('content-type', type)
    response.end(body)
  })
})
after(() => stage.close())
afterEach(() => app.close())

const open = async (path: string) => {
  app = await stage.start({ path })
}

async function middleOf(text: string) {
  const box = await app.page().getByText(text).boundingBox()
  if (!box) throw new Error(`${text} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

describe('built-in components', () => {
  test('a movable view follows the finger as far as its area', async () => {
    await open('pieces/page')
    const from = await middleOf('拖我')
    await app.swipe(from, { x: from.x + 60, y: from.y + 20 })
    await app.see('移到 60,20 touch')
    await app.swipe(await middleOf('拖我'), { x: from.x + 300, y: from.y + 300 })
    await app.see('移到 150,50 touch')
  })

  test('rich text comes from markup or nodes, with its pictures', async () => {
    await open('pieces/page')
    await app.see('节点写的')
    const paragraph = app.page().locator('wx-rich-text p')
    const colour = await paragraph.evaluate((element) => getComputedStyle(element).color)
    assert.equal(colour, 'rgb(7, 8, 9)')
    const image = app.page().locator('wx-rich-text img')
    await until('the picture', () =>
      image.evaluate((element: HTMLImageElement) => element.naturalWidth === 100),
    )
  })

  test('an element is watched with only some margins given', async () => {
    await open('pieces/page')
    await app.see('看得见 20')
    assert.deepEqual(await app.errors(), [])
  })

  test('a film plays, pauses, tells its time and ends', async () => {
    await open('pieces/page')
    await app.tap('播放')
    await app.see('timeupdate')
    await app.tap('暂停')
    await app.see('pause')
    await app.tap('播放')
    await app.see('ended')
    assert.deepEqual(await app.errors(), [])
  })

  test('a web view shows the page of its address', async () => {
    await open('pieces/web/page')
    await app.page().frameLocator('iframe').getByText('别人的网页').waitFor()
    await until('the title', async () => (await app.title()) === '来自 http://127.0.0.1:8080/web')
  })
})

describe('pickers', () => {
  const columns = () => app.tab.locator('.dialog select')

  test('columns change while the sheet is open', async () => {
    await open('pieces/picking/page')
    await app.tap('选时段')
    await columns().nth(0).selectOption('下午')
    await columns().nth(1).selectOption('四点')
    await app.tap('确定')
    await app.see('时段 {"value":[1,1]}')
  })

  test('a sheet that is closed is a cancel', async () => {
    await open('pieces/picking/page')
    await app.tap('选时段')
    await app.tap('取消')
    await app.see('时段 {}')
  })

  test('time, date and year', async () => {
    await open('pieces/picking/page')
    const pick = async (button: string, value: string) => {
      await app.tap(button)
      await app.tab.locator('.dialog input').fill(value)
      await app.tap('确定')
    }
    await pick('选时间', '09:30')
    await app.see('时间 {"value":"09:30"}')
    await pick('选日期', '2026-03-04')
    await app.see('日期 {"value":"2026-03-04"}')
    await pick('选年', '2025-06')
    await app.see('年 {"value":"2025"}')
  })

  test('a region knows its provinces, cities and counties', async () => {
    await open('pieces/picking/page')
    await app.tap('选地区')
    await columns().nth(0).selectOption('广东省')
    await columns().nth(1).selectOption('深圳市')
    await columns().nth(2).selectOption('南山区')
    await app.tap('确定')
    await app.see('"value":["广东省","深圳市","南山区"]')
    await app.see('"code":["440000","440300","440305"]')
  })

  test('a column of a picker view stops at a row', async () => {
    await open('pieces/picking/page')
    const column = app.page().locator('wx-picker-view-column')
    const top = () => column.evaluate((element) => element.scrollTop)
    await until('the given row', async () => (await top()) === 40)
    await app.page().getByText('蓝').tap()
    await app.see('颜色 {"value":[2]}')
  })
})

describe('the phone around the pages', () => {
  test('a page opened from outside has a way home', async () => {
    app = await stage.start({ path: 'sub/detail/page', query: 'id=1&name=x' })
    await app.tab.getByRole('button', { name: '返回首页' }).tap()
    await app.arriveAt('home/page')
    assert.equal(await app.tab.locator('#home').isVisible(), false)
  })

  test('a custom tab bar is named as lacking', async () => {
    await configured({ tabBar: { custom: true, list: [] } }, async (dist) => {
      app = await stage.start({ dist })
      assert.match((await app.errors()).join(), /the host lacks a custom tab bar/)
    })
  })

  test('a page the person came to has the arrow instead', async () => {
    app = await stage.start({ path: 'sub/detail/page', query: 'id=1&name=x' })
    await app.tap('再看一件')
    await until('two pages', async () => (await app.stack()).length === 2)
    assert.equal(await app.tab.locator('#home').isVisible(), false)
    await app.back()
    await until('one page', async () => (await app.stack()).length === 1)
  })

  test('a finger that scrolls does not tap', async () => {
    app = await stage.start({ path: 'sub/detail/page', query: 'id=1&name=x' })
    await app.swipe(await middleOf('改名'), { x: 195, y: 40 })
    const scrolled = () =>
      app
        .page()
        .locator('body')
        .evaluate(() => window.scrollY)
    await until('the page to scroll', async () => (await scrolled()) > 0)
    assert.equal(await app.title(), '详情')
  })
})
