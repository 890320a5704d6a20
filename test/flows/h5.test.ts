import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Look } from './Driver'
import * as exchange from './exchange'
import { H5Driver } from './H5Driver'
import { setStage, type Stage } from './stage'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(run: (driver: H5Driver) => Promise<void>, look?: Look): Promise<void> {
  const driver = await H5Driver.start(stage.browser, stage.server.url, look)
  try {
    await run(driver)
    assert.deepEqual(await driver.errors(), [])
  } finally {
    await driver.close()
  }
}

describe('the way through, in the browser', () => {
  test('from the captcha to a ledger whose balance agrees', () =>
    onPhone((driver) => exchange.exchangeFromSignInToLedger(driver, stage)))

  test('a link opened signed out leads back after signing in', () =>
    onPhone((driver) => exchange.signedOutDeepLink(driver, stage)))

  test("another user's order is not shown", () =>
    onPhone((driver) => onPhone((other) => exchange.anotherUsersOrder(driver, stage, other))))

  test('not enough points is said before anything is asked for', () =>
    onPhone((driver) => exchange.notEnoughPoints(driver, stage)))

  test('sold out, before and at the last moment', () =>
    onPhone((driver) => exchange.soldOut(driver, stage)))

  test('a double tap exchanges once', () => onPhone((driver) => exchange.doubleTap(driver, stage)))

  test('a request asked again after its answer was lost exchanges once', () =>
    onPhone(async (driver) => {
      await exchange.retriedRequest(driver, stage)
      driver.forgiveErrors()
    }))

  test('an address that is nowhere shows the not-found page', () =>
    onPhone((driver) => exchange.unknownAddress(driver)))
})
