import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { machinesOnDuty } from '@server/areas/duty/duty'
import { machines } from '@server/areas/machine/machine'
import { installKinds, installs, installStates } from '@server/areas/maintenance/maintenance'
import type { Wait, Waits, Working } from '../../waiting'
import { urgencyOf } from './urgency'

type Install = typeof installs.$inferSelect

const onDuty = ({ userId, now }: Working): SQL =>
  inArray(installs.machineId, machinesOnDuty({ userId, role: 'maintainer', now }))

interface List {
  kind: Waits['kind']
  link: string
  where: (working: Working) => SQL | undefined
  present: (install: Install, name: string, now: Date) => Pick<Wait, 'title' | 'urgency' | 'link'>
}

const listOf = ({ kind, link, where, present }: List): Waits => ({
  ...{ kind, link },
  role: 'maintainer',
  async read(working, most) {
    const { db, now } = working
    const mine = and(onDuty(working), where(working))
    const rows = await db
      .select({ install: installs, name: machines.name, village: machines.village })
      .from(installs)
      .innerJoin(machines, eq(machines.machineId, installs.machineId))
      .where(mine)
      .orderBy(asc(installs.dueAt), asc(installs.installId))
      .limit(most)
    const [sum] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(installs)
      .where(mine)
    return {
      count: sum!.count,
      first: rows.map(({ install, name, village }) => ({
        key: String(install.installId),
        note: `${village} · ${installStates.of(install.state).text}`,
        dueAt: install.dueAt,
        ...present(install, name, now),
      })),
    }
  },
})

/** What is to be put up by whoever comes first, and what I have begun. */
export const installWaits = listOf({
  kind: 'installs',
  link: '/maintenance/install',
  where: ({ userId }) =>
    and(
      inArray(installs.state, ['planned', 'underway', 'installing', 'returned']),
      or(isNull(installs.installerId), eq(installs.installerId, userId)),
    ),
  present: ({ kind, installId, dueAt }, name, now) => ({
    title: `${installKinds[kind].text} ${name}`,
    urgency: urgencyOf(dueAt, now),
    link: `/maintenance/install/details?install_id=${installId}`,
  }),
})

/** What somebody else has put up, and is sold from only once it was found to be good. */
export const auditWaits = listOf({
  kind: 'audits',
  link: '/maintenance/check',
  where: ({ userId }) =>
    and(
      eq(installs.state, 'auditing'),
      isNotNull(installs.submittedAt),
      ne(installs.installerId, userId),
    ),
  present: ({ installId }, name) => ({
    title: `验收 ${name}`,
    urgency: 'soon',
    link: `/maintenance/check/details?install_id=${installId}`,
  }),
})
