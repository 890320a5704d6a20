import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
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
