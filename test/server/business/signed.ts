import type { In } from '@contract/api'
import { sessions, userRoles } from '@server/areas/auth/tables'
import { businessFaults } from '@server/areas/business/faults'
import { giveDuties } from '@server/areas/duty/duty'
import { earningsFaults } from '@server/areas/earnings/faults'
import { machineDays } from '@server/areas/sales/sales'
import { moneyOf } from '@server/areas/wallet/wallet'
import { walletFaults } from '@server/areas/wallet/faults'
import { businessDay, dayAfter, momentOf } from '@server/calendar'
import { jobsOf, runJobs } from '../harness/jobs'
import type { Person } from '../harness/people'
import { openFleet } from '../machine/fleet'

type Offer = In<'/tp5/api/MachineBusiness/add'>

/** People who earn by machines, and a clock of the test's own that begins on the first of a month. */
export async function openBusiness() {
  const fleet = await openFleet()
  const { house } = fleet
  const { db } = house.database
  const jobs = jobsOf(house.config, 'business')

  const today = () => businessDay(fleet.now())
  /** Until eight o'clock on this day. */
  const until = (day: string) =>
    fleet.later((momentOf(day, 8).getTime() - fleet.now().getTime()) / 1000)
  const firstAfter = (day: string) => `${dayAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
  until(firstAfter(today()))

  /** Months pass here in one session, which a real one would not outlast. */
  const far = new Date(2100, 0)
  async function lasting<One>(person: Promise<One>): Promise<One> {
    const made = await person
    await db.update(sessions).set({ provedAt: far, expiresAt: far, seenAt: far })
    return made
  }
  const person = () => lasting(fleet.person())
  const newOperator = () => lasting(fleet.operator())

  async function owner(machineId: number, share: number): Promise<Person> {
    const owning = await person()
    await db.insert(userRoles).values({ userId: owning.userId, role: 'owner' })
    const given = { userId: owning.userId, role: 'owner' as const, machineId, share }
    await giveDuties(db, [{ ...given, startsAt: new Date(2020, 0) }])
    return owning
  }

  /** A machine of an operator, a part of which is an owner's. */
  async function machine(share = 40) {
    const operator = await newOperator()
    const made = await fleet.machine({ operatorId: operator.userId })
    return { ...made, operator, owner: await owner(made.machineId, share) }
  }

  const offer = ({ machineSn }: { machineSn: string }, given: Partial<Offer> = {}): Offer => ({
    machine_sn: machineSn,
    kind: 'percent',
    starts_on: today(),
    ends_on: dayAfter(today(), 300),
    ...given,
  })

  type Machine = Awaited<ReturnType<typeof machine>>

  async function signed(given: Partial<Offer> = {}, share = 40) {
    const made = await machine(share)
    const { contract_id } = await add(made, given)
    await fleet.ask('/tp5/api/MachineBusiness/agree', { contract_id }, made.owner)
    return { ...made, contract_id }
  }

  const add = (made: Machine, given: Partial<Offer> = {}) =>
    fleet.ask('/tp5/api/MachineBusiness/add', offer(made, given), made.operator)

  return {
    ...fleet,
    person,
    operator: newOperator,
    add,
    machine,
    offer,
    owner,
    signed,
    today,
    until,
    /** On the first of the next month. */
    nextMonth: () => until(firstAfter(today())),
    month: () => today().slice(0, 7),
    sells: (machineId: number, day: string, sums: { money?: number; moneyBack?: number }) =>
      db.insert(machineDays).values({ machineId, day, sold: 1, ...sums }),
    settle: (person: Person, contract_id: number, month: string) =>
      fleet.ask('/tp5/api/MachineBusiness/settle', { contract_id, month }, person),
    earned: async ({ userId }: Person) => (await moneyOf(db, userId)).settled ?? 0,
    sweep: () => runJobs(house, jobs, fleet.now()),
    faults: async () => [
      ...(await businessFaults(db)),
      ...(await earningsFaults(db)),
      ...(await walletFaults(db)),
    ],
  }
}

export type Business = Awaited<ReturnType<typeof openBusiness>>
