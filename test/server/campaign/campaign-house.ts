import type { In, Out, Path } from '@contract/api'
import { issueCode } from '@server/areas/auth/sms-codes'
import { startOfWeek } from '@server/calendar'
import { keyedHash } from '@server/database/data-key'
import { type House, openHouse } from '../harness/openHouse'
import { newPerson, type Person } from '../harness/people'
import type { Sending } from '../harness/request'
import { seeToLate } from '../order/late'
import { verified } from '../identity/verified'
import { sessionOf } from '../harness/sessions'
import { newCampaign } from './campaigns'

const hour = 3600 * 1000

/** Campaigns with a clock of the test's own, and people who take part. */
export async function openCampaignHouse(options: Parameters<typeof openHouse>[0] = {}) {
  let now = new Date()
  const house: House = await openHouse({ seeded: false, clock: () => now, ...options })
  const by = (person: Person | null, more: Sending = {}): Sending => ({
    ...(person && { token: person.token }),
    timestamp: Math.floor(now.getTime() / 1000),
    ...more,
  })
  /** Signs somebody in again, by the clock as it stands. */
  const again = async <P extends Person>(person: P): Promise<P> => ({
    ...person,
    token: await sessionOf(house.database.db, person.userId, now),
  })
  return {
    house,
    now: () => now,
    later: (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000)),
    /** The next such hour of a weekday; Monday is 1. */
    until(weekday: number, clock: string) {
      const monday = startOfWeek(now).getTime() + (weekday - 1) * 24 * hour
      const [hours, minutes] = clock.split(':').map(Number)
      const at = monday + hours! * hour + minutes! * 60_000
      now = new Date(at > now.getTime() ? at : at + 7 * 24 * hour)
    },
    person: async (purse?: Parameters<typeof newPerson>[1]) => again(await newPerson(house, purse)),
    /** Who may draw for something paid. */
    adult: async (purse?: Parameters<typeof newPerson>[1]) =>
      verified(house, await again(await newPerson(house, purse))),
    again,
    campaign: (given?: object, codes?: readonly string[]) => newCampaign(house, given, codes, now),
    call: <P extends Path>(path: P, input: In<P>, person: Person | null, more?: Sending) =>
      house.call(path, input, by(person, more)),
    ask: <P extends Path>(
      path: P,
      input: In<P>,
      person: Person | null,
      more?: Sending,
    ): Promise<Out<P>> => house.ask(path, input, by(person, more)),
    receive: (key: string, person: Person, more: object = {}, sending?: Sending) =>
      house.call('/tp5/api/Campaign/receive', { key, ...more }, by(person, sending)),
    /** A code that this person asked for, or nobody who is in the test. */
    codeFor: (phone: string, person?: Person) => {
      const { database, config } = house
      const asker = person ? keyedHash(config.dataKey, 'member', person.userId) : ''
      return issueCode({ db: database.db, config, now }, { phone, purpose: 'campaign', asker })
    },
    async one<Row>(text: string, params: unknown[] = []): Promise<Row> {
      const { rows } = await house.database.pool.query(text, params)
      return rows[0] as Row
    },
    seeToLate: () => seeToLate(house, now),
    close: () => house.close(),
  }
}

export type CampaignHouse = Awaited<ReturnType<typeof openCampaignHouse>>
