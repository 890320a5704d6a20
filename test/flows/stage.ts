import type { Browser } from 'playwright-core'
import { demo } from '@server/database/demo'
import { until } from '@linji/mini-program'
import { openBrowser } from '../browser'
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
  const [server, browser] = await Promise.all([startServer(), openBrowser()])
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

  async function signedIn(driver: Driver, who: Who): Promise<void> {
    const token = await sessionOf(server.database.db, demo[who].userId)
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
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}
