import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import * as exchange from './exchange'
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
  test('from the captcha to a ledger whose balance agrees', () =>
    onPhone((driver) => exchange.exchangeFromSignInToLedger(driver, stage)))

  test('a code scanned signed out leads back after signing in', () =>
    onPhone((driver) => exchange.signedOutDeepLink(driver, stage)))

  test("another user's order is not shown", () =>
    onPhone((driver) => onPhone((other) => exchange.anotherUsersOrder(driver, stage, other))))

  test('not enough points is said before anything is asked for', () =>
    onPhone((driver) => exchange.notEnoughPoints(driver, stage)))

  test('sold out, before and at the last moment', () =>
    onPhone((driver) => exchange.soldOut(driver, stage)))

  test('a double tap exchanges once', () => onPhone((driver) => exchange.doubleTap(driver, stage)))

  test('a request asked again after its answer was lost exchanges once', () =>
    onPhone((driver) => exchange.retriedRequest(driver, stage)))

  test('a page that does not exist shows the not-found page', () =>
    onPhone((driver) => exchange.unknownAddress(driver)))
})
