import { deskCases, ports } from '@server/areas/assembled'
import { closeDue } from '@server/areas/account/close'
import { accountClosings } from '@server/areas/account/tables'
import { invitedUsers } from '@server/areas/invite/tables'
import type { DeskContext } from '@server/call/desk-case'
import { dayMs } from '@server/calendar'
import { jobsOf, runJobs, sweepNow } from '../harness/jobs'
import type { Person } from '../harness/people'
import type { Alley } from './alley'

/** What the house and people do about tasks that were not honestly done. */
export function watching(alley: Alley) {
  const { house } = alley
  const at = <T>(work: (context: DeskContext) => Promise<T>): Promise<T> =>
    house.database.transaction((db) => work({ db, config: house.config, now: alley.now() }))
  const desk = (name: string) => deskCases[name]!
  return {
    at,
    desk,
    /** As `npm run desk -- settle offence` does. */
    note: (bill: { bill_user_id: string }, words: string) =>
      at((context) => desk('offence').settle!(context, bill.bill_user_id, words)),
    async object(person: Person) {
      const { list } = await alley.ask('/tp5/api/Fairness/record', {}, person)
      const given = { offence_id: list[0]!.offence_id, words: '是我本人做的' }
      const { ticket_id } = await alley.ask('/tp5/api/UserTicket/create', given, person)
      return ticket_id
    },
    /** So long that nobody may object any more. */
    async unopposed() {
      alley.later(8 * 86_400)
      await runJobs(house, jobsOf(house.config, 'fairness'), alley.now())
    },
    invite: (guest: Person, inviter: Person) =>
      house.database.db
        .insert(invitedUsers)
        .values({ userId: guest.userId, inviterId: inviter.userId, boundAt: alley.now() }),
    async leave({ userId }: Person) {
      const now = alley.now()
      await house.database.db
        .insert(accountClosings)
        .values({ userId, askedAt: new Date(now.getTime() - 7 * dayMs), closesAt: now })
      await sweepNow(house.database, closeDue(house.config, ports.leavings), now)
    },
  }
}
