import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { until } from '../../tools/mini-program/driver/find'
import { consumerFlows } from './flows'
import { MiniDriver } from './MiniDriver'
import { setStage, type Stage } from './stage'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(run: (driver: MiniDriver) => Promise<void>): Promise<void> {
  const driver = await MiniDriver.start('weapp', stage.browser, stage.server.url)
  try {
    await run(driver)
    assert.deepEqual(await driver.errors(), [])
    assert.deepEqual(await driver.auditFailures(), [])
  } finally {
    await driver.close()
  }
}

describe('the way through, in the consumer mini program', () => {
  for (const { title, run } of consumerFlows)
    test(title, () => onPhone((driver) => run(driver, stage, onPhone)))
})

test('a card opens the very campaign it was made of, where many share a page', () =>
  onPhone(async (driver) => {
    await driver.open('/99Blindbox')
    await driver.see('抽中概率')
    await until('its title', async () => (await driver.app.title()) === '九块九盲盒')
    const { path } = await driver.app.share()
    const [page = '', query] = path.replace(/^\//, '').split('?')
    await driver.app.start(page, query)
    await driver.at('blindBox99')
    await driver.see('抽中概率')
    await driver.app.start(page, 'route=nobody')
    await driver.at('notFound')
  }))
