import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { consumerFlows, type Flow } from './flows'
import { H5Driver } from './H5Driver'
import { setStage, type Stage } from './stage'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(
  run: (driver: H5Driver) => Promise<void>,
  { losesAnswer }: Pick<Flow, 'losesAnswer'> = {},
): Promise<void> {
  const driver = await H5Driver.start(stage.browser, stage.server.url)
  try {
    await run(driver)
    if (losesAnswer) driver.forgiveErrors()
    assert.deepEqual(await driver.errors(), [])
  } finally {
    await driver.close()
  }
}

describe('the way through, in the browser', () => {
  for (const flow of consumerFlows)
    test(flow.title, () => onPhone((driver) => flow.run(driver, stage, onPhone), flow))
})
