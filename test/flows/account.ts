import assert from 'node:assert/strict'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import { tappables } from './audit'
import { captchaCall, proveNumber, provePhone, type Solved } from './auth'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import { callsTo, newestAnswer } from './pages'
import type { Stage } from './stage'

export async function switchToElder(driver: Driver): Promise<void> {
  await driver.open('/settings')
  await driver.tap('长辈版')
}

export async function chooseLargestText(driver: Driver): Promise<void> {
  await driver.open('/settings/textSize')
  await driver.tap('最大')
}

async function addUp(driver: Driver): Promise<Solved> {
  const { question } = await newestAnswer<{ question: string }>(driver, captchaCall)
  const numbers = (question.match(/\d+/g) ?? []).map(Number)
  await driver.see(question)
  return [question, String(numbers.reduce((sum, each) => sum + each, 0))]
}

async function signInBySum(driver: Driver, stage: Stage): Promise<void> {
  await switchToElder(driver)
  await driver.open('/login')
  await driver.at('login')
  await provePhone(driver, stage, 'otherOperator', { solve: addUp })
  await driver.tap('登录')
  await driver.at('index')
  assert.equal(
    callsTo(driver, captchaCall).some(({ parameters }) => parameters.kind !== 'sum'),
    false,
  )
}

/** How large the words of the tabs are; the phone's own bar is not part of the page. */
const tabWords = () =>
  [...document.querySelectorAll<HTMLElement>('.tab')]
    .filter((tab) => tab.checkVisibility())
    .map((tab) => parseFloat(getComputedStyle(tab).fontSize))

async function elderTabs(driver: Driver): Promise<void> {
  await switchToElder(driver)
  for (const [url, next] of [
    ['/index', '我的'],
    ['/mine', '首页'],
  ] as const) {
    await driver.open(url)
    const sizes = await until('three tabs in the page', async () => {
      const found = await driver.measure(tabWords)
      return found.length === 3 && found
    })
    assert.ok(
      sizes.every((size) => size >= 18),
      `words of ${sizes.join()}`,
    )
    const tabs = (await driver.measure(tappables)).filter(({ name }) => name === next)
    assert.ok(tabs.some(({ height, width }) => height >= 60 && width >= 60))
    await driver.tap(next)
    await driver.at(next === '我的' ? 'mine' : 'index')
  }
}

const bodySize = () => {
  const shown = [...document.querySelectorAll<HTMLElement>('[role=heading]')].filter((each) =>
    each.checkVisibility(),
  )
  return Math.max(0, ...shown.map((each) => parseFloat(getComputedStyle(each).fontSize)))
}

async function chooseTextSize(driver: Driver): Promise<void> {
  const sizeOn = async (url: string, text: string) => {
    await driver.open(url)
    await driver.see(text)
    return driver.measure(bodySize)
  }
  const before = await sizeOn('/mine', '我的兑换')
  await driver.open('/settings')
  await driver.tap('字号')
  await driver.at('textSize')
  await driver.tap('最大')
  const after = await sizeOn('/mine', '我的兑换')
  assert.equal(after, before * 1.4)
}

async function forgetAll(driver: Driver, stage: Stage): Promise<void> {
  await stage.signedIn(driver, 'consumer')
  await driver.open('/settings/privacy')
  await driver.see('用户协议')
  await driver.tap('清除这台手机上的数据')
  await driver.see('再想想')
  await driver.tap('清除')
  await driver.at('mine')
  await driver.see('登录后看积分、订单和地址')
  const { access_token, userInfo } = await driver.storage()
  assert.deepEqual([access_token, userInfo], [undefined, undefined])
}

const security = '/settings/security'

/** Whoever has lost a phone signs it out from another one. */
async function signOutElsewhere(
  driver: Driver,
  stage: Stage,
  other: Parameters<Flow['run']>[2],
): Promise<void> {
  await other(async (lost) => {
    await stage.signedIn(lost, 'consumer')
    await lost.at('index')
    await stage.signedIn(driver, 'consumer')
    await driver.open(security)
    await driver.see('本机')
    await driver.tap('退出其他所有设备')
    await driver.tap('全部退出')
    await until('the others to go', async () =>
      (await driver.sees('退出其他所有设备')) ? undefined : true,
    )
    await driver.see('本机')
    await lost.open(security)
    await lost.at('login')
  })
}

async function changePhone(driver: Driver, stage: Stage): Promise<void> {
  const [before, after] = [demo.operator.phone, '13955550009']
  await stage.signedIn(driver, 'operator')
  await driver.open(security)
  await driver.tap('换手机号')
  await driver.tap('获取验证码，现在手机号的验证码')
  await driver.fill('现在手机号的验证码', await stage.newest('sms', before))
  await proveNumber(driver, stage, after)
  await driver.tap('换成新手机号')
  await driver.see('139****0009')
}

export const flows: readonly Flow[] = [
  { title: 'in elder mode a sum signs in, without any picture', run: signInBySum },
  { title: 'in elder mode the tabs are written large', run: elderTabs },
  { title: 'a chosen text size holds on every page', run: chooseTextSize },
  { title: 'a lost phone is signed out from another one', run: signOutElsewhere },
  { title: 'the account moves to another phone', run: changePhone },
  { title: 'the position and the whole store can be forgotten', run: forgetAll },
]
