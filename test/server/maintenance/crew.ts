import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { In, Out } from '@contract/api'
import { sessions, userRoles } from '@server/areas/auth/tables'
import { giveDuties } from '@server/areas/duty/duty'
import { planImporter } from '@server/areas/maintenance/install/plans'
import { installSteps } from '@server/areas/maintenance/install/steps'
import { maintenanceWrongs } from '@server/areas/maintenance/wrongs'
import { importFile } from '@server/importing/import-file'
import type { Person } from '../harness/people'
import { jobsOf, runJobs } from '../harness/jobs'
import { openFleet } from '../machine/fleet'

type Step = In<'/tp5/api/OperationInstall/add'>
type Detail = Out<'/tp5/api/OperationInstall/detail'>

let shades = 0
let villages = 0

/** People who mend the machines of a village, for tests of what they do there. */
export async function openCrew(options: Parameters<typeof openFleet>[0] = {}) {
  const fleet = await openFleet(options)
  const { house, ask } = fleet
  const { db } = house.database

  /** The clock of a test passes the hours for which somebody is known to hold their phone. */
  const prove = ({ userId }: Person) =>
    db.update(sessions).set({ provedAt: fleet.now() }).where(eq(sessions.userId, userId))

  async function maintainer(village: string): Promise<Person> {
    const person = await fleet.person({})
    const { userId } = person
    await db.insert(userRoles).values({ userId, role: 'maintainer' })
    await giveDuties(db, [{ userId, role: 'maintainer', village, startsAt: new Date(2020, 0) }])
    await prove(person)
    return person
  }

  /** A machine in a village of its own, two who mend it, and one of the next village. */
  async function place() {
    const village = `村${process.pid}-${++villages}`
    const operator = await fleet.operator()
    await prove(operator)
    const machine = await fleet.machine({ village, operatorId: operator.userId })
    return {
      machine,
      operator,
      village,
      first: await maintainer(village),
      second: await maintainer(village),
      neighbour: await maintainer(`${village}外`),
    }
  }

  /** The pictures of one piece of work, sent by who did it. */
  async function pictures(by: Person, number: number): Promise<string> {
    const ids = []
    for (let nth = 0; nth < number; nth++) {
      const background = { r: ++shades % 256, g: (shades >> 8) % 256, b: 90 }
      const content = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer()
      const { upload_id } = await ask(
        '/tp5/api/UserUpload/uploadBase64Image',
        { kind: 'maintenance', content: content.toString('base64') },
        by,
      )
      ids.push(upload_id)
    }
    return ids.join(',')
  }

  const readings: Readonly<Record<string, number>> = { power: 220, network: -70, cold: 4 }

  /** A step as it ought to be told. */
  async function stepOf(installId: number, key: string, by: Person): Promise<Step> {
    const { photos } = installSteps.find((step) => step.key === key)!
    return {
      ...{ install_id: installId, work_id: randomUUID(), step: key },
      ...(photos > 0 && { picture_ids: await pictures(by, photos) }),
      ...(key in readings && { reading: readings[key]! }),
      done_at: fleet.now().toISOString(),
    }
  }

  async function doStep(installId: number, key: string, by: Person): Promise<Detail> {
    return ask('/tp5/api/OperationInstall/add', await stepOf(installId, key, by), by)
  }

  return {
    ...fleet,
    maintainer,
    prove,
    place,
    pictures,
    stepOf,
    doStep,

    async plan(machine: string, given: { kind?: 'new' | 'replace'; hours?: number } = {}) {
      const { kind = 'new', hours = 48 } = given
      const due = new Date(fleet.now().getTime() + hours * 3600_000).toISOString()
      const content = JSON.stringify({ installs: [{ machine, kind, due }] })
      await house.database.transaction((tx) =>
        importFile(planImporter(), content, { tx, now: fleet.now() }),
      )
      const { rows } = await house.database.pool.query<{ install_id: string }>(
        `select install_id from installs join iter_machines using (machine_id)
         where machine_sn = $1 and state <> 'live'`,
        [machine],
      )
      return Number(rows[0]!.install_id)
    },

    /** All steps that are still to be done. */
    async putUp(installId: number, by: Person): Promise<Detail> {
      let found = await ask('/tp5/api/OperationInstall/detail', { install_id: installId }, by)
      while (found.next !== '') found = await doStep(installId, found.next, by)
      return found
    },

    /** What the house does by itself about machines that are ill. */
    async lookAfter() {
      await runJobs(house, jobsOf(house.config, 'maintenance'), fleet.now())
    },

    wrongWork: () => maintenanceWrongs(db),
  }
}

export type Crew = Awaited<ReturnType<typeof openCrew>>
