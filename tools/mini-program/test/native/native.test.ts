import assert from 'node:assert/strict'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import type { MiniProgram } from '../../driver/driver'
import { startPreview } from '../../preview/preview'
import { validate } from '../../validator/validator'
import { setStage, type Stage } from '../stage'

const dist = path.join(__dirname, 'fixture')

let stage: Stage
let app: MiniProgram

before(async () => {
  stage = await setStage((_request, response) => response.end('{}'))
})
after(() => stage.close())

test('WeChat would take it', () => assert.deepEqual(validate(dist), []))

describe('a mini program that no framework made', () => {
  beforeEach(async () => {
    app = await stage.start({ dist })
  })
  afterEach(async () => {
    const wrong = [...(await app.errors()), ...(await app.report()).violations]
    await app.close()
    assert.deepEqual(wrong, [])
  })

  test('draws lists, conditions, templates, includes and scripts of its templates', async () => {
    await app.see('1 《诗经》 在架')
    await app.see('2 《楚辞》 已借出')
    await app.see('新 · 1,204 页')
    await app.see('旧 · 320 页')
    await app.see('#古')
    await app.see('共 2 本')
    assert.equal(await app.isSeen('短架'), false)
  })

  test('hears taps in templates, with marks and data, as far as they are let through', async () => {
    await app.tap('1 《诗经》 在架')
    await app.see('选了 1')
    await app.tap('标记')
    await app.see('外层与里层')
  })

  test('binds a field both ways', async () => {
    await app.fill('备注', '周末还')
    await app.see('备注：周末还')
  })

  test('fills the slots of a component, which observes, behaves and tells', async () => {
    await app.see('头：王阿姨')
    await app.see('正文')
    await app.see('看过 1 次')
    await app.tap('卡片 诗经（2 字）')
    await app.see('开了 诗经，邻集生')
  })

  test('keeps the styles of page and component apart, but for the class that is handed in', async () => {
    const title = app.page().getByText('卡片 诗经')
    const look = await title.evaluate((element) => {
      const { color, fontWeight } = getComputedStyle(element)
      return [color, fontWeight]
    })
    assert.deepEqual(look, ['rgb(27, 88, 102)', '700'])
  })

  test('relates components to each other', async () => {
    await app.see('行 诗经 上架')
    await app.tap('数一数')
    await app.see('架上 诗经、楚辞')
  })

  test('talks to the page that it opened, which has a bar of its own', async () => {
    await app.tap('读一读')
    await app.arriveAt('book/detail/index')
    await app.see('第 1 本 借了 诗经')
    assert.equal(await app.tab.locator('#bar').isVisible(), false)
    await app.tap('还书')
    await app.see('还了 诗经')
  })

  test('tells a component of its page, which a component can be too', async () => {
    await app.tap('我的')
    await app.see('今天开的门')
    await app.see('来 现')
    await app.tap('书架')
    await app.see('看过 2 次')
  })

  test('lets go of a tab page that another page has replaced', async () => {
    await app.tap('我的')
    await app.tap('看书去')
    await app.arriveAt('book/detail/index')
    await app.tap('去我的')
    await app.see('来 现 去 来 现')
  })
})

test('a tab below another page is hidden once, and shown again', async () => {
  app = await stage.start({ dist, path: 'pages/mine/index' })
  try {
    await app.tap('书架')
    await app.tap('读一读')
    await app.arriveAt('book/detail/index')
    await app.tap('去我的')
    await app.see('来 现 隐 现')
  } finally {
    await app.close()
  }
})

test('the preview opens it', async () => {
  const preview = await startPreview({ dist })
  const tab = await stage.browser.newPage()
  try {
    await tab.goto(preview.url)
    await tab.frameLocator('#phone').frameLocator('iframe.shown').getByText('共 2 本').waitFor()
  } finally {
    await tab.close()
    await preview.close()
  }
})
