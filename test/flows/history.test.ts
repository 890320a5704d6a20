import assert from 'node:assert/strict'
import { after, before, describe, test, type TestContext } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { until } from '@linji/mini-program'
import { goodsUrl, thermometer } from './exchange'
import { H5Driver } from './H5Driver'
import { callsTo, newestAnswer } from './pages'
import { setStage, type Stage } from './stage'
import { tellCalls } from './tellCalls'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(t: TestContext, run: (driver: H5Driver) => Promise<void>): Promise<void> {
  const driver = await H5Driver.start(stage.browser, stage.server.url)
  try {
    await run(driver)
    assert.deepEqual(await driver.errors(), [])
  } finally {
    tellCalls(t, driver)
    await driver.close()
  }
}

const listCall = '/tp5/api/ExchangeShop/Goods/lists'
const detailCall = '/tp5/api/ExchangeShop/Goods/detail'

/** Leaves a mark on the element of the page in front. */
const mark = () => {
  const page = [...document.querySelectorAll('.taro_page')].find((each) => each.checkVisibility())
  page?.setAttribute('data-mark', 'left by the test')
}
const isMarked = () => {
  const page = [...document.querySelectorAll('.taro_page')].find((each) => each.checkVisibility())
  return page?.hasAttribute('data-mark') ?? false
}
const scrollTop = () => {
  const scrolled = [...document.querySelectorAll('.taro_page, .taro_page *')].filter(
    (each) => each.checkVisibility() && each.scrollTop > 0,
  )
  return Math.max(0, ...scrolled.map((each) => each.scrollTop), window.scrollY)
}

/** As the End key does. */
const jumpToEnd = () => {
  const page = [...document.querySelectorAll('.taro_page')].find((each) => each.checkVisibility())
  page?.scrollTo({ top: page.scrollHeight })
}

describe('addresses and history in the browser', () => {
  test('the root leads to /index', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/')
      await driver.at('index')
      assert.equal(new URL(driver.page.url()).pathname, '/index')
    }))

  test('deep link, reload, back and forward', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/index')
      await driver.see('邻居都在换')
      const url = await goodsUrl(stage, thermometer)
      await driver.open(url)
      await driver.see('立即兑换')
      assert.equal(await driver.page.title(), '商品详情')
      await driver.reload()
      await driver.see('立即兑换')
      await driver.back()
      await driver.at('index')
      await driver.forward()
      await driver.at('goodDetailsOnline')
      await driver.see('立即兑换')
    }))

  test('back and forward inside the app, and the other address of the goods', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/exchangeShop')
      await driver.scrollTo(thermometer)
      await driver.tap(thermometer)
      await driver.at('goodDetailsOnline')
      assert.equal(new URL(driver.page.url()).pathname, await goodsUrl(stage, thermometer))
      await driver.see('立即兑换')
      await driver.back()
      await driver.at('exchangeShop')
      await driver.forward()
      await driver.at('goodDetailsOnline')
      await driver.open(`${await goodsUrl(stage, '散养土鸡蛋 30 枚')}/2`)
      await driver.see('用金币换')
      await driver.see('168')
    }))

  test('a page of several addresses has the title of the one it shows', (t) =>
    onPhone(t, async (driver) => {
      const isTitled = (title: string) =>
        until(`the title ${title}`, async () => (await driver.page.title()) === title)
      await driver.open('/pages/campaign/campaign/page?route=blindBox99&from=card')
      await driver.at('blindBox99')
      assert.equal(new URL(driver.page.url()).search, '?from=card')
      await isTitled('顺手小盲盒')
      await driver.open('/subjectPage')
      // its route has another name: the page is called by what it shows
      const own = await until('a title of its own', async () => {
        const title = await driver.page.title()
        return !['活动', '顺手小盲盒'].includes(title) && title
      })
      await driver.tap('顺手小盲盒')
      await driver.at('blindBox99')
      await isTitled('顺手小盲盒')
      await driver.back()
      await driver.at('subjectPage')
      await isTitled(own)
    }))

  test('an address without what its page needs shows the not-found page', (t) =>
    onPhone(t, async (driver) => {
      for (const url of [
        '/exchangeShop/OrderDetails',
        '/no/such/page',
        '/pages/campaign/campaign/page?route=nobody',
      ]) {
        await driver.open(url)
        await driver.see('页面不存在')
      }
    }))

  test('an address that does not say which asks, with something to choose from', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'consumer')
      for (const [url, question] of [
        ['/exchangeShop/conversionSuccess', '要看哪一单？'],
        ['/exchangeShop/VipSuccess', '要看哪一单？'],
        ['/exchangeShop/businessSuccess', '要看哪一单？'],
        ['/exchangeShop/DigitalGoodsSuccess', '要看哪一单？'],
        ['/exchangeShop/oldManOrderSuccess', '要看哪一单？'],
        ['/exchangeShop/successful', '要看哪一单？'],
        ['/exchangeShop/OrderDetailsOnlineMachine', '要看哪一单？'],
        ['/exchangeShop/afterSale', '哪一单有问题？'],
        ['/exchangeShop/Order', '要换哪一件？'],
        ['/exchangeShop/businessPacketsUse', '要用哪一张？'],
        ['/activityRule', '看哪个活动的规则？'],
      ] as const) {
        await driver.open(url)
        await driver.see(question)
        await until(`rows below ${question}`, () =>
          driver.measure(
            () => document.querySelectorAll('main button, main [role=link]').length > 0,
          ),
        )
      }
    }))

  test('the arrow leads to where one came from, also after a reload and a step forward', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/exchangeShop')
      await driver.scrollTo(thermometer)
      await driver.tap(thermometer)
      await driver.at('goodDetailsOnline')
      await driver.reload()
      await driver.see('立即兑换')
      await driver.tap('返回')
      await driver.at('exchangeShop')
      await driver.forward()
      await driver.at('goodDetailsOnline')
      await driver.tap('返回')
      await driver.at('exchangeShop')
    }))

  test('the arrow leads past a cashier that led back', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'consumer')
      const id = (await goodsUrl(stage, '保湿身体乳 400ml')).split('/').at(-1)
      await driver.open(`/exchangeShop/Order?goods_id=${id}&exchange_type=1`)
      await driver.tap('确认，扣 880 积分，再付 ¥4.90')
      await driver.at('orderPay')
      await driver.open('/mine')
      await driver.tap('全部')
      await driver.at('exchangeLog')
      await driver.tap('去付款')
      await driver.at('orderPay')
      await driver.see('内付完，超时自动取消')
      await driver.page.getByRole('button', { name: /^去支付/ }).tap()
      await driver.tap('不付了，返回')
      await driver.at('orderPay')
      await driver.see('没有付款，可以再付一次')
      await driver.tap('返回')
      await driver.at('exchangeLog')
      await driver.see('去付款')
    }))

  test('a token in the address is taken in, and leaves the address', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'consumer')
      await until('an address without the token', () =>
        Promise.resolve(!driver.page.url().includes('access_token')),
      )
      await driver.tap('我的')
      await driver.see('王阿姨')
      await driver.open('/mine?access_token=')
      await driver.see('登录后看积分、订单和地址')
      await until('an address without the token', () =>
        Promise.resolve(!driver.page.url().includes('access_token')),
      )
    }))

  test('a token that nobody has changes nothing and says nothing', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'consumer')
      await driver.open('/mine?access_token=nobody')
      await driver.see('王阿姨')
      assert.equal(await driver.sees('登录超时'), false)
    }))

  test('a page whose code does not arrive leaves the one in front where it is', (t) =>
    onPhone(t, async (driver) => {
      const code = '**/js/*.js'
      const missing = '这一页没有载入完整'
      await driver.open('/index')
      await driver.see('邻居都在换')
      await driver.measure(mark)
      await driver.page.route(code, (route) => route.abort())
      await driver.tap('兑换')
      await driver.see(missing)
      await driver.tap('返回')
      await driver.at('index')
      assert.equal(await driver.measure(isMarked), true)
      await until('an end of the complaint', async () => !(await driver.sees(missing)))

      await driver.tap('兑换')
      await driver.see(missing)
      await driver.page.unroute(code)
      await driver.tap('重试')
      await driver.at('exchangeShop')
      await driver.scrollTo(thermometer)
      await until('an end of the complaint', async () => !(await driver.sees(missing)))
      driver.forgiveErrors()
    }))
})

describe('long lists in the browser', () => {
  test('every jump to the end brings the next page, one after the other', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/exchangeShop')
      const answered = () =>
        callsTo(driver, listCall).filter((call) => call.answer !== undefined).length
      let pages = 0
      let ended = false
      while (!ended) {
        pages = await until('the next page', async () => {
          ended = await driver.sees('到底了')
          const isWhole = ended || (await driver.sees('看更多'))
          return isWhole && answered() > pages && answered()
        })
        if (!ended) await driver.measure(jumpToEnd)
      }
      assert.ok(callsTo(driver, listCall).length >= 3, 'the list has several pages')
    }))
})

describe('pages that are kept and pages that are not', () => {
  test('the shop comes back with its elements, its scroll and no new request', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/exchangeShop')
      await newestAnswer(driver, listCall)
      await driver.scrollTo('釉下彩饭碗 六只装')
      await driver.tap('釉下彩饭碗 六只装')
      await driver.at('goodDetailsOnline')
      await driver.back()
      await driver.at('exchangeShop')
      await driver.measure(mark)
      const before = await driver.measure(scrollTop)
      assert.ok(before > 0, 'the shop was scrolled down')
      const asked = callsTo(driver, listCall).length

      await driver.tap('釉下彩饭碗 六只装')
      await driver.at('goodDetailsOnline')
      await driver.see('立即兑换')
      await driver.back()
      await driver.at('exchangeShop')
      assert.equal(await driver.measure(isMarked), true)
      await until('the place that was left', async () => {
        return (await driver.measure(scrollTop)) === before
      })
      assert.equal(callsTo(driver, listCall).length, asked)
    }))

  test('a kept page gives every kind of page back, each time it is left', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'consumer')
      for (const [url, way, kept, own] of [
        ['/exchangeShop/afterSale', '机器订单', 'orderListOnlineMachine', 'afterSale'],
        ['/exchangeShop/OnlineMachine', '换一台', 'onlineMachineMore', 'onlineMachine'],
        ['/mine', '全部', 'exchangeLog', 'mine'],
        ['/exchangeShop', '赚积分', 'pointsTask', 'exchangeShop'],
      ] as const) {
        await driver.open(url)
        for (let round = 0; round < 2; round++) {
          await driver.tap(way)
          await driver.at(kept)
          await driver.back()
          await driver.at(own)
        }
      }
    }))

  test('one goes through kept pages and others and comes all the way back', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'consumer')
      await driver.open('/mine')
      await driver.tap('全部')
      await driver.at('exchangeLog')
      await driver.tap('机器订单')
      await driver.at('orderListOnlineMachine')
      await driver.tap('看附近的机器')
      await driver.at('machine')
      await driver.tap('换一台')
      await driver.at('onlineMachineMore')
      for (const page of ['machine', 'orderListOnlineMachine', 'exchangeLog', 'mine'] as const) {
        await driver.tap('返回')
        await driver.at(page)
      }
    }))

  test('a list that left the stack comes back with its fields', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'operator')
      await driver.open('/mine')
      await driver.tap('货柜管理')
      await driver.see('东苑南门 01')
      await driver.fill('搜机器编号、点位', '柳湾')
      await until('fewer machines', async () => !(await driver.sees('东苑南门 01')))
      await driver.measure(mark)
      const asked = callsTo(driver, '/tp5/api/Slot/index').length
      await driver.back()
      await driver.at('mine')
      await driver.tap('货柜管理')
      await driver.at('windowManagement')
      assert.equal(await driver.measure(isMarked), true)
      await driver.see('柳湾广场 01')
      const field = driver.page.getByRole('searchbox').filter({ visible: true })
      assert.equal(await field.inputValue(), '柳湾')
      assert.equal(callsTo(driver, '/tp5/api/Slot/index').length, asked)
    }))

  test('the goods are made anew each time', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/exchangeShop')
      await driver.scrollTo(thermometer)
      await driver.tap(thermometer)
      await driver.see('立即兑换')
      await driver.measure(mark)
      const asked = callsTo(driver, detailCall).length
      await driver.back()
      await driver.at('exchangeShop')
      await driver.tap(thermometer)
      await driver.see('立即兑换')
      assert.equal(await driver.measure(isMarked), false)
      assert.equal(callsTo(driver, detailCall).length, asked + 1)
    }))

  test('another person does not meet the pages of the last one', (t) =>
    onPhone(t, async (driver) => {
      await stage.signedIn(driver, 'consumer')
      await driver.open('/mine')
      await driver.tap('全部')
      await driver.at('exchangeLog')
      await driver.see('手工桂花皂 三块装')
      await driver.back()
      await driver.tap('设置')
      await driver.tap('退出登录')
      await driver.see('再想想')
      await driver.page.getByRole('button', { name: '退出登录' }).last().tap()
      await driver.see('登录后看积分、订单和地址')
      await driver.tap('全部')
      await driver.at('login')
      assert.equal(await driver.sees('手工桂花皂 三块装'), false)
    }))
})

/** What a screen reader finds of the page in front. */
const heard = () => {
  const isShown = (each: Element) => each.checkVisibility()
  const { activeElement } = document
  return {
    focus: activeElement?.localName === 'main' ? 'main' : (activeElement?.textContent ?? ''),
    told: document.querySelector('[aria-live=polite]')?.textContent,
    mains: [...document.querySelectorAll('main')].filter(isShown).length,
    titles: [...document.querySelectorAll('[role=heading][aria-level="1"]')]
      .filter(isShown)
      .map((each) => each.textContent),
  }
}

describe('by ear', () => {
  test('the focus goes with the page, and back to where it was', (t) =>
    onPhone(t, async (driver) => {
      const { page } = driver
      await driver.open('/mine')
      await driver.see('设置')
      assert.equal((await page.evaluate(heard)).told, '')
      const settings = page.getByRole('button', { name: '设置' })
      await settings.press('Enter')
      await driver.at('settings')
      await driver.see('字号')
      const arrived = { focus: 'main', told: '设置', mains: 1, titles: ['设置'] }
      await until('the page to be told', async () =>
        isDeepStrictEqual(await page.evaluate(heard), arrived),
      )
      await driver.back()
      await driver.at('mine')
      await until('the focus on the way to the settings', () =>
        settings.evaluate((each) => each === document.activeElement),
      )
      assert.deepEqual((await page.evaluate(heard)).titles, ['我的'])
    }))
})
