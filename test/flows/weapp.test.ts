import assert from 'node:assert/strict'
import { after, before, describe, test, type TestContext } from 'node:test'
import { consumerFlows } from './flows'
import { MiniDriver } from './MiniDriver'
import { setStage, type Stage } from './stage'
import { tellCalls } from './tellCalls'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(t: TestContext, run: (driver: MiniDriver) => Promise<void>): Promise<void> {
  const driver = await MiniDriver.start('weapp', stage.browser, stage.server.url)
  try {
    await run(driver)
    assert.deepEqual(await driver.errors(), [])
    assert.deepEqual(await driver.auditFailures(), [])
  } finally {
    tellCalls(t, driver)
    await driver.close()
  }
}

describe('the way through, in the consumer mini program', () => {
  for (const { subject, flows } of consumerFlows('weapp'))
    describe(subject, () => {
      for (const { title, run } of flows)
        test(title, (t) => {
          const onAnother = (other: (driver: MiniDriver) => Promise<void>) => onPhone(t, other)
          return onPhone(t, (driver) => run(driver, stage, onAnother))
        })
    })
})
