import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { endInAnotherYear } from '../walk/longDates'
import { chooseLargestText, switchToElder } from './account'
import type { Look } from './Driver'
import { H5Driver } from './H5Driver'
import { firstScreens, sentAtFirst } from './firstScreen'
import table from './looks.json'
import {
  advertiserPages,
  consumerPages,
  developerPages,
  healthPages,
  housePages,
  lookAt,
  operatorPages,
  signInPages,
  type Manner,
} from './looks'
import { MiniDriver } from './MiniDriver'
import { setStage, type Stage } from './stage'

let stage: Stage

before(async () => {
  stage = await setStage()
  await endInAnotherYear(stage.server.database)
})
after(() => stage.close())

/** A row of looks.json: which pages, how. */
interface Row {
  app: 'h5' | 'weapp' | 'iter'
  manner: Manner
  look: Look
}

const start = (app: Row['app'], look: Look) =>
  app === 'h5'
    ? H5Driver.start(stage.browser, stage.server.url, look)
    : MiniDriver.start(app, stage.browser, stage.server.url, look)

async function onPhone(
  { app, manner, look }: Row,
  run: (driver: H5Driver | MiniDriver) => Promise<void>,
): Promise<void> {
  const driver = await start(app, look)
  try {
    if (manner.elder) await switchToElder(driver)
    await run(driver)
    if (driver instanceof MiniDriver) assert.deepEqual(await driver.auditFailures(), [])
  } finally {
    await driver.close()
  }
}

/** The settings' rows are set in the body's size. */
const largestText = () =>
  Math.max(
    ...[...document.querySelectorAll('*')].map((one) => parseFloat(getComputedStyle(one).fontSize)),
  )

/** As the phone has it in a mini program, as it was chosen in a browser. */
const largest = (row: Row): Row =>
  row.app === 'h5' ? row : { ...row, look: { ...row.look, fontScale: 1.4 } }

const ofElders = (manner: Manner): Manner => ({ ...manner, elder: true, ofElders: true })

const looks: Record<string, (row: Row) => Promise<void>> = {
  consumer: (row) =>
    onPhone(row, async (driver) => {
      await lookAt(driver, signInPages, row.manner)
      await stage.signedIn(driver, 'consumer')
      await lookAt(driver, await consumerPages(stage, row.manner), row.manner)
    }),

  async advertiser(row) {
    const shown = {
      thirdAdvertiser: await advertiserPages(stage),
      house: housePages,
      developer: developerPages,
    } as const
    for (const who of ['thirdAdvertiser', 'house', 'developer'] as const)
      await onPhone(row, async (driver) => {
        await stage.signedIn(driver, who)
        await lookAt(driver, shown[who], row.manner)
      })
  },

  /** Nobody chose it: these pages keep to the elder manner by themselves. */
  health: (row) =>
    onPhone({ ...row, manner: { ...row.manner, elder: false } }, async (driver) => {
      await stage.signedIn(driver, 'elder')
      await lookAt(driver, await healthPages(stage), ofElders(row.manner))
    }),

  healthLargest: (row) =>
    onPhone(largest({ ...row, manner: { ...row.manner, elder: false } }), async (driver) => {
      await stage.signedIn(driver, 'elder')
      if (driver instanceof H5Driver) await chooseLargestText(driver)
      await lookAt(driver, await healthPages(stage), ofElders(row.manner))
    }),

  operator: (row) =>
    onPhone(row, async (driver) => {
      await stage.signedIn(driver, 'operator')
      await lookAt(driver, operatorPages, row.manner)
    }),

  largest: (row) =>
    onPhone(largest(row), async (driver) => {
      await stage.signedIn(driver, 'consumer')
      if (driver instanceof H5Driver) await chooseLargestText(driver)
      await lookAt(driver, await consumerPages(stage, row.manner), row.manner)
      assert.ok((await driver.measure(largestText)) >= 16 * 1.4)
    }),

  async firstScreens(row) {
    for (const who of [undefined, 'consumer'] as const)
      await onPhone(row, async (driver) => {
        assert.ok(driver instanceof MiniDriver)
        if (who) await stage.signedIn(driver, who)
        for (const { name, url, bytes } of firstScreens) {
          const sent = await sentAtFirst(driver, url)
          assert.ok(sent <= bytes, `${name} sends ${sent} bytes; at most ${bytes} are allowed`)
        }
      })
  },
}

/** LOOKS names some of them; without it all are looked at. */
const asked = process.env.LOOKS?.split(' ')

describe('names, targets, contrast and widths of every page:', () => {
  for (const { name, app, pages, theme, elder = false, widths, slow = false } of table)
    if (asked?.includes(name) ?? true)
      test(name, () =>
        looks[pages]!({
          app: app as Row['app'],
          manner: { elder, widths },
          look: { theme: theme as 'light' | 'dark', slow },
        }),
      )
})
