import assert from 'node:assert/strict'
import path from 'node:path'
import { until } from '@linji/mini-program'
import { someIdNumber } from '../server/identity/applications'
import type { Driver } from './Driver'
import type { Flow } from './Flow'
import type { Stage } from './stage'

const picture = (name: string) => path.join(__dirname, '../../src/static/tabs', name)

/** What was sent shows masked, and nowhere whole. */
async function applyForIdentity(driver: Driver, stage: Stage): Promise<void> {
  const number = someIdNumber()
  await stage.signedIn(driver, 'newcomer')
  await driver.open('/mine')
  await driver.tap('实名认证')
  await driver.at('authentication')
  await driver.see('身份信息告知书')
  await driver.tap('同意并继续')
  await driver.see('请先阅读，再勾选同意')
  await driver.tap('单独同意处理我的身份证信息')
  await driver.tap('同意并继续')
  await driver.tap('提交审核')
  await driver.see('请填写身份证上的姓名')
  await driver.fill('真实姓名', '李小明')
  await driver.fill('身份证号', number)
  await driver.pick('身份证人像面，添加图片，还能添加 1 张', picture('home-light.png'))
  await driver.pick('身份证国徽面，添加图片，还能添加 1 张', picture('shop-light.png'))
  await until('both photos on the server', async () => {
    const text = await driver.text()
    return text.split('已上传').length === 3
  })
  await driver.tap('提交审核')
  await driver.see('正在审核')
  await driver.see('李**')
  await driver.see(`${number.slice(0, 4)}**********${number.slice(-4)}`)
  assert.equal((await driver.text()).includes(number), false)
  await driver.open('/exchangeShop/authentication')
  await driver.see('正在审核')
  await driver.see('李**')
  await driver.tap('撤回同意，删除我的身份信息')
  await driver.tap('撤回并删除')
  await driver.see('身份信息告知书')
}

export const flows: readonly Flow[] = [
  {
    title: 'an identity is sent after a consent of its own, shown masked, and taken back',
    run: applyForIdentity,
  },
]
