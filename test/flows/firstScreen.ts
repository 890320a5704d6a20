import assert from 'node:assert/strict'
import { settle } from '../walk/settle'
import type { MiniDriver } from './MiniDriver'

export interface FirstScreen {
  name: string
  url: string
  /** What may be sent to the view in all until it stands. */
  bytes: number
  /** How long it may take on a cheap phone; only the bench looks at the clock. */
  seconds: number
}

/** What people wait for most. */
export const firstScreens: readonly FirstScreen[] = [
  { name: 'home', url: '/index', bytes: 32 * 1024, seconds: 1 },
  { name: 'shop', url: '/exchangeShop', bytes: 48 * 1024, seconds: 1.5 },
]

/** Starts the app on a page, and returns what every setData of that page came to. */
export async function sentAtFirst(driver: MiniDriver, url: string): Promise<number> {
  const from = driver.calls.length
  await driver.open(url)
  assert.ok(await settle(driver, from), `${url} never stands`)
  const { route } = await driver.app.current()
  const { setData } = await driver.app.report()
  const own = setData.filter((each) => each.route === route)
  return own.reduce((sum, { bytes }) => sum + bytes, 0)
}
