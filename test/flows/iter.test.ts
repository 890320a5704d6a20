import assert from 'node:assert/strict'
import { after, before, describe, test, type TestContext } from 'node:test'
import * as iter from './iter'
import * as works from './iter-works'
import { MiniDriver } from './MiniDriver'
import { setStage, type Stage } from './stage'
import { tellCalls } from './tellCalls'

let stage: Stage

before(async () => {
  stage = await setStage()
})
after(() => stage.close())

async function onPhone(
  t: TestContext,
  run: (driver: MiniDriver) => Promise<void>,
  /** What is logged because something was cut on purpose. */
  expected = /^$/,
): Promise<void> {
  const driver = await MiniDriver.start('iter', stage.browser, stage.server.url)
  try {
    await run(driver)
    const errors = await driver.errors()
    assert.deepEqual(
      errors.filter((error) => !expected.test(error)),
      [],
    )
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

  test('a contract is offered by who runs a machine', (t) =>
    onPhone(t, (driver) => iter.offerContract(driver, stage)))

  test('a contract is signed by who owns a share of a machine', (t) =>
    onPhone(t, (driver) => iter.signContract(driver, stage)))

  test('a month that is over is settled', (t) =>
    onPhone(t, (driver) => iter.settleMonth(driver, stage)))

  test('a consumer sees no machines', (t) =>
    onPhone(t, (driver) => iter.consumerIsNoOperator(driver, stage)))

  test('the slots of a machine say what they hold, and what went in and out', (t) =>
    onPhone(t, (driver) => works.lookAtSlots(driver, stage)))

  test('a slot is counted, and the book follows', (t) =>
    onPhone(t, (driver) => works.countOneSlot(driver, stage)))

  test('what is loaded without a network outlives the app, and counts once', (t) =>
    onPhone(t, (driver) => works.loadWithoutNetwork(driver, stage), /interrupted|网络/))

  test('a warning fills the cart, and the cart becomes an order', (t) =>
    onPhone(t, (driver) => works.orderFromWarning(driver, stage)))

  test('what was sold is read one by one, and as a report', (t) =>
    onPhone(t, (driver) => works.readSoldNote(driver, stage)))

  test('an order that failed is looked at and settled', (t) =>
    onPhone(t, (driver) => works.settleFailedOrder(driver, stage)))

  test('money goes back once, however fast somebody taps', (t) =>
    onPhone(t, (driver) => works.giveMoneyBackOnce(driver, stage)))

  test('customers see how to reach their operator once they want it', (t) =>
    onPhone(t, (driver) => works.showMyNumber(driver, stage)))

  test('a page that does not exist shows the not-found page', (t) =>
    onPhone(t, async (driver) => {
      await driver.open('/no/such/page')
      await driver.see('页面不存在')
    }))
})
