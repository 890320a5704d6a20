import assert from 'node:assert/strict'
import { after, before, describe, test, type TestContext } from 'node:test'
import type { Flow } from './Flow'
import { consumerFlows } from './flows'
import { H5Driver } from './H5Driver'
import { setStage, type Stage } from './stage'
import { tellCalls } from './tellCalls'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(
  t: TestContext,
  run: (driver: H5Driver) => Promise<void>,
  { losesAnswer }: Pick<Flow, 'losesAnswer'> = {},
): Promise<void> {
  const driver = await H5Driver.start(stage.browser, stage.server.url)
  try {
    await run(driver)
    if (losesAnswer) driver.forgiveErrors()
    assert.deepEqual(await driver.errors(), [])
  } finally {
    tellCalls(t, driver)
    await driver.close()
  }
}

describe('the way through, in the browser', () => {
  for (const { subject, flows } of consumerFlows('h5'))
    describe(subject, () => {
      for (const flow of flows)
        test(flow.title, (t) => {
          const onAnother = (run: (other: H5Driver) => Promise<void>) => onPhone(t, run)
          return onPhone(t, (driver) => flow.run(driver, stage, onAnother), flow)
        })
    })
})
