import { asc, eq } from 'drizzle-orm'
import { machines } from '@server/areas/machine/machine'
import type { DeskCase } from '@server/call/desk-case'
import type { Db } from '@server/database/database'
import { installs } from '../tables'
import { decide } from './audit'
import { lockRow, noInstall, validSteps } from './find'
import { kinds, states } from './states'
import { installSteps, stepNamed } from './steps'

async function find(db: Db, id: string) {
  const [row] = await db
    .select({ install: installs, machine: machines })
    .from(installs)
    .innerJoin(machines, eq(machines.machineId, installs.machineId))
    .where(eq(installs.installId, Number(id)))
  if (!row) throw noInstall()
  return row
}

/** What was put up where nobody else sees to machines: the house looks at it. */
export const installCase: DeskCase = {
  title: '装机验收',
  hours: 24,

  async list({ db }) {
    const rows = await db
      .select({ install: installs, machine: machines })
      .from(installs)
      .innerJoin(machines, eq(machines.machineId, installs.machineId))
      .where(eq(installs.state, 'auditing'))
      .orderBy(asc(installs.submittedAt))
      .limit(200)
    return rows.map(({ install, machine }) => ({
      id: String(install.installId),
      since: install.submittedAt!,
      line: `${machine.machineSn} ${machine.name}  ${kinds[install.kind].text}`,
    }))
  },

  async show({ db }, id) {
    const { install, machine } = await find(db, id)
    const steps = await validSteps(db, install.installId)
    return {
      since: install.submittedAt ?? install.plannedAt,
      facts: [
        ['机器', `${machine.machineSn} ${machine.name}`],
        ['状态', states.of(install.state).text],
        ...steps.map(
          ({ step, reading, note }) =>
            [stepNamed(step)?.title ?? step, [reading, note].filter(Boolean).join(' ')] as const,
        ),
        ['通过意味着', '装好了，新装的机器从现在起卖货'],
        ['拒绝意味着', '除了出发，全部步骤重做，理由会告诉装机的人'],
      ],
      pictures: steps.flatMap(({ step, pictureIds }) =>
        pictureIds.map((uploadId, nth) => ({ name: `${step}-${nth + 1}`, uploadId })),
      ),
    }
  },

  async approve({ db, now: at }, id) {
    const install = await held(db, id)
    await decide(db, install, { auditorId: null, reason: '', redo: [], at })
  },

  async refuse({ db, now: at }, id, reason) {
    const install = await held(db, id)
    const redo = installSteps.map(({ key }) => key).filter((key) => key !== 'depart')
    await decide(db, install, { auditorId: null, reason, redo, at })
  },
}

async function held(tx: Db, id: string) {
  const install = await lockRow(tx, Number(id))
  if (!install) throw noInstall()
  return install
}
