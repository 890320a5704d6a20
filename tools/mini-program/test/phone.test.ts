import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { MiniProgram } from '../driver/driver'
import { until } from '../driver/find'
import { androidPhone } from '../driver/launchOptions'
import { configured, setStage, type Stage } from './stage'

let stage: Stage
let app: MiniProgram

before(async () => {
  stage = await setStage((_request, response) => response.end('{}'))
})
after(() => stage.close())
afterEach(() => app.close())

const open = async (options: Parameters<Stage['start']>[0] = {}) => {
  app = await stage.start({ path: 'phone/page', ...options })
}

async function answer(button: string, said: string): Promise<void> {
  await app.tap(button)
  await app.see(said)
}

const heightOf = (selector: string) =>
  app
    .page()
    .locator(selector)
    .evaluate((element) => element.getBoundingClientRect().height)

describe('the phone', () => {
  test('keeps its lower edge, for the app and for its styles', async () => {
    await open()
    await answer('这部手机', 'iOS 17.0 ios 3.7.0 34')
    assert.deepEqual([await heightOf('#foot'), await heightOf('#inline')], [34, 34])
  })

  test('draws its tabs above that edge, and leaves the page above them none', async () => {
    await open({ path: 'home/page' })
    const bar = await app.tab.locator('#tabs').boundingBox()
    assert.equal(bar?.height, 84)
    const edge = () =>
      app
        .page()
        .locator('html')
        .evaluate((html) => html.style.getPropertyValue('--safe-area-inset-bottom'))
    assert.equal(await edge(), '0px')
  })

  test('may be an Android with an older library', async () => {
    await open({ device: androidPhone, library: '2.20.1' })
    await answer('这部手机', 'Android 13 android 2.20.1 0')
    assert.equal(await heightOf('#foot'), 0)
  })

  test('draws buttons in the style that the app asks for', async () => {
    const width = async (style?: string) => {
      await configured({ style }, async (dist) => open({ dist }))
      const box = await app.page().getByText('这部手机').boundingBox()
      return box?.width
    }
    assert.equal(await width(), 390)
    await app.close()
    assert.equal(await width('v2'), 184)
  })
})

describe('what the library has', () => {
  test('is told part by part, and a newer call is not there', async () => {
    await open()
    await answer('能不能用', '110110function')
    await app.close()
    await open({ library: '2.30.0' })
    await answer('能不能用', '100010undefined')
  })
})

describe('promises', () => {
  for (const [promises, order] of [
    ['native', '诺钟'],
    ['timers', '钟诺'],
  ] as const) {
    test(`that are ${promises} come in their order`, async () => {
      await open({ promises })
      await answer('先后', `先后 ${order}`)
      assert.deepEqual(await app.errors(), [])
    })
  }
})

describe('what only a tap may open', () => {
  const refused = '设置 openSetting:fail can only be invoked by user TAP gesture.'

  test('opens from a tap, not later', async () => {
    await open()
    await answer('开设置', '设置 openSetting:ok')
    await answer('过会儿开设置', refused)
  })

  test('opens after a question that was answered by a tap, not after another call', async () => {
    await open()
    await answer('看过再开设置', refused)
    await app.tap('问过再开设置')
    await answer('确定', '设置 openSetting:ok')
  })

  test('asks before another mini program', async () => {
    await open()
    await app.tap('去别的小程序')
    await app.see('即将打开“wx1234”小程序')
    await answer('取消', '别处 navigateToMiniProgram:fail cancel')
    await app.tap('去别的小程序')
    await answer('允许', '别处 navigateToMiniProgram:ok')
  })
})

describe('coming back', () => {
  test('by a link, the app hears of it and its page opens alone', async () => {
    await open({ query: 'a=1' })
    await app.arrive({ path: 'phone/page', query: 'q=https%3A%2F%2Fa.example', scene: 1011 })
    await app.arriveAt('phone/page')
    await answer('怎么来的', 'phone/page|{"a":"1"}|1011|phone/page|{"q":"https%3A%2F%2Fa.example"}')
    await app.see('1011 phone/page {"q":"https%3A%2F%2Fa.example"}')
    assert.equal((await app.stack()).length, 1)
  })

  test('without a page it is as it was left', async () => {
    await open({ query: 'a=1' })
    await answer('先后', '先后')
    await app.arrive({ scene: 1089 })
    await app.see('先后')
    await answer('怎么来的', '|1089|phone/page|{"a":"1"}')
  })

  test('by a card that was forwarded', async () => {
    await open()
    await app.openCard(await app.share())
    await until('the page of the card', async () => (await app.current()).query.from === 'card')
    await answer('怎么来的', '|1007|phone/page|{"from":"card"}')
  })

  test('a card that leads to no page is told', async () => {
    await open()
    await answer('坏卡片', '卡片坏了')
    await app.share()
    assert.deepEqual((await app.report()).violations, ['a share path to no page: /nowhere/page'])
  })
})
