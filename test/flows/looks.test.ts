import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { endInAnotherYear } from '../walk/longDates'
import type { Look } from './Driver'
import { H5Driver } from './H5Driver'
import { firstScreens, sentAtFirst } from './firstScreen'
import { consumerPages, lookAt, operatorPages, signInPages, type Manner } from './looks'
import { MiniDriver } from './MiniDriver'
import { chooseLargestText, switchToElder } from './account'
import { setStage, type Stage } from './stage'

let stage: Stage

before(async () => {
  stage = await setStage()
  await endInAnotherYear(stage.server.database)
})
after(() => stage.close())

/** The settings' rows are set in the body's size. */
const largestText = () =>
  Math.max(
    ...[...document.querySelectorAll('*')].map((one) => parseFloat(getComputedStyle(one).fontSize)),
  )

const plain: Manner = { elder: false, widths: [320, 279] }
const elder: Manner = { elder: true, widths: [320] }

const starts = {
  h5: (look: Look) => H5Driver.start(stage.browser, stage.server.url, look),
  weapp: (look: Look) => MiniDriver.start('weapp', stage.browser, stage.server.url, look),
}

for (const platform of ['h5', 'weapp'] as const) {
  describe(`names, targets, contrast and widths of every page: ${platform}`, () => {
    const look =
      (theme: 'light' | 'dark', manner: Manner, slow = false) =>
      async () => {
        const driver = await starts[platform]({ theme, slow })
        try {
          if (manner.elder) await switchToElder(driver)
          await lookAt(driver, signInPages, manner)
          await stage.signedIn(driver, 'consumer')
          await lookAt(driver, await consumerPages(stage, manner), manner)
          if (driver instanceof MiniDriver) assert.deepEqual(await driver.auditFailures(), [])
        } finally {
          await driver.close()
        }
      }
    test('light', look('light', plain, true))
    test('dark', look('dark', plain))
    test('dark elder', look('dark', elder, true))
  })
}

describe('every page at the largest text', () => {
  const manner: Manner = { elder: false, widths: [390, 320] }

  const lookEverywhere = async (driver: H5Driver | MiniDriver) => {
    try {
      await stage.signedIn(driver, 'consumer')
      if (driver instanceof H5Driver) await chooseLargestText(driver)
      await lookAt(driver, await consumerPages(stage, manner), manner)
      assert.ok((await driver.measure(largestText)) >= 16 * 1.4)
    } finally {
      await driver.close()
    }
  }

  test('as the phone has it, in the mini program', async () =>
    lookEverywhere(
      await MiniDriver.start('weapp', stage.browser, stage.server.url, { fontScale: 1.4 }),
    ))

  test('as it was chosen, in the browser', async () => lookEverywhere(await starts.h5({})))
})

describe('what the first screen of a tab sends to the view', () => {
  const measure = (who?: 'consumer') => async () => {
    const driver = await MiniDriver.start('weapp', stage.browser, stage.server.url)
    try {
      if (who) await stage.signedIn(driver, who)
      for (const { name, url, bytes } of firstScreens) {
        const sent = await sentAtFirst(driver, url)
        assert.ok(sent <= bytes, `${name} sends ${sent} bytes; at most ${bytes} are allowed`)
      }
    } finally {
      await driver.close()
    }
  }
  test('to a stranger', measure())
  test('to somebody who is signed in', measure('consumer'))
})

test("the operator's machines", async () => {
  const driver = await MiniDriver.start('iter', stage.browser, stage.server.url)
  try {
    await stage.signedIn(driver, 'operator')
    await lookAt(driver, operatorPages, plain)
    assert.deepEqual(await driver.auditFailures(), [])
  } finally {
    await driver.close()
  }
})
