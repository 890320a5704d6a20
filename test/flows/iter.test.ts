import assert from 'node:assert/strict'
import { after, before, describe, test, type TestContext } from 'node:test'
import * as iter from './iter'
import { MiniDriver } from './MiniDriver'
import { setStage, type Stage } from './stage'
import { tellCalls } from './tellCalls'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(t: TestContext, run: (driver: MiniDriver) => Promise<void>): Promise<void> {
  const driver = await MiniDriver.start('iter', stage.browser, stage.server.url)
  try {
    await run(driver)
    assert.deepEqual(await driver.errors(), [])
    assert.deepEqual(await driver.auditFailures(), [])
  } finally {
    tellCalls(t, driver)
    await driver.close()
  }
}

describe("the operator's mini program", () => {
  test('authorise, prove the phone, and see the own machines only', (t) =>
    onPhone(t, (driver) => iter.authoriseAndSeeMachines(driver, stage)))

  test('one machine opens with its slots, and a state narrows the list', (t) =>
    onPhone(t, (driver) => iter.openOneMachine(driver, stage)))

  test('a proof of yesterday is renewed in a sheet, and the page goes on', (t) =>
    onPhone(t, (driver) => iter.proveAgain(driver, stage)))

  test('a consumer sees no machines', (t) =>
    onPhone(t, (driver) => iter.consumerIsNoOperator(driver, stage)))

  test('a page that does not exist shows the not-found page', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/no/such/page')
      await driver.see('页面不存在')
    }))
})
