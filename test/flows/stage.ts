import type { Browser } from 'playwright-core'
import { loadConfig } from '@server/config'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import { openBrowser } from '../browser'
import { type Buyer, newBuyer } from '../server/harness/people'
import { copyDataDir } from '../server/harness/ready'
import { type RunningServer, startServer } from '../server/harness/startServer'
import { sessionOf } from '../server/harness/sessions'
import type { Driver } from './Driver'

export type Who = keyof typeof demo

/** A server with its own database, a browser, and the people of the demo data. */
export interface Stage {
  browser: Browser
  server: RunningServer
  /** Already signed in on this phone, without the way through the sign-in page. */
  signedIn(driver: Driver, who: Who): Promise<void>
  /** The same as somebody of whom no other flow knows, with an address and nothing else. */
  signedInAnew(driver: Driver): Promise<Buyer>
  /** What the local SMS provider sent and the captchas say. */
  newest(kind: 'sms' | 'captcha', recipient: string): Promise<string>
  close(): Promise<void>
}

interface OutboxEntry {
  id: string
  kind: 'sms' | 'captcha'
  recipient: string
  content: string
}

export async function setStage(): Promise<Stage> {
  const [server, browser] = await Promise.all([
    startServer({ dataDir: copyDataDir(), h5: true }),
    openBrowser(),
  ])
  const seen = new Set<string>()

  async function newest(kind: OutboxEntry['kind'], recipient: string): Promise<string> {
    return until(`${kind} for ${recipient} in the outbox`, async () => {
      const answer = await fetch(`${server.url}/dev/outbox.json`)
      const entries = (await answer.json()) as OutboxEntry[]
      const entry = entries.find((each) => each.kind === kind && each.recipient === recipient)
      if (!entry || seen.has(entry.id)) return undefined
      seen.add(entry.id)
      return entry.content
    })
  }

  const signedIn = async (driver: Driver, who: Who) =>
    enterWith(driver, await sessionOf(server.database.db, demo[who].userId))

  async function signedInAnew(driver: Driver): Promise<Buyer> {
    const config = loadConfig({ DATA_DIR: server.dataDir })
    const person = await newBuyer({ database: server.database, config }, {})
    await enterWith(driver, person.token)
    return person
  }

  async function enterWith(driver: Driver, token: string): Promise<void> {
    const entrance = driver.platform === 'iter' ? '/iter/windowManagement' : '/index'
    await driver.open(`${entrance}?access_token=${token}`)
    await until('the token on the phone', async () => {
      const { access_token: kept } = await driver.storage()
      return kept === token
    })
  }

  return {
    browser,
    server,
    newest,
    signedIn,
    signedInAnew,
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}
