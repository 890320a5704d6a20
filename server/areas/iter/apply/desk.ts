import { and, asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { addRole, ownPhone } from '@server/areas/auth/auth'
import { giveDuties } from '@server/areas/duty/duty'
import { identityNameOf } from '@server/areas/identity/identity'
import { machines } from '@server/areas/machine/machine'
import { remind } from '@server/areas/message/message'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { operatorApplications } from '../tables'
import { type Application, isFree } from './applications'

const mostListed = 200
const unknown = () => new Refusal('notFound', '没有这个运营申请')

async function find({ db }: DeskContext, id: string) {
  if (!uuid.safeParse(id).success) throw unknown()
  const [row] = await db
    .select({ application: operatorApplications, machine: machines })
    .from(operatorApplications)
    .innerJoin(machines, eq(machines.machineId, operatorApplications.machineId))
    .where(eq(operatorApplications.applicationId, id))
  if (!row) throw unknown()
  return row
}

/** Of two who decide at the same moment the second finds it decided. */
async function decide(
  { db, now }: DeskContext,
  { application, machine }: Awaited<ReturnType<typeof find>>,
  decision: Pick<Application, 'state' | 'reason'>,
) {
  const { applicationId, userId } = application
  const decided = await db
    .update(operatorApplications)
    .set({ ...decision, decidedAt: now })
    .where(
      and(
        eq(operatorApplications.applicationId, applicationId),
        eq(operatorApplications.state, 'waiting'),
      ),
    )
    .returning()
  if (decided.length === 0) throw new Refusal('orderMoved', '这个申请已经处理过了')
  await remind(db, {
    ...{ userId, kind: 'operatorDecided', about: applicationId, at: now },
    facts: {
      machine: machine.name,
      approved: decision.state === 'approved',
      reason: decision.reason,
    },
  })
}

/** Neighbours who want to run a machine. */
export const applicationCase: DeskCase = {
  title: '运营申请',
  hours: 72,

  async list({ db }) {
    const rows = await db
      .select({ application: operatorApplications, machine: machines })
      .from(operatorApplications)
      .innerJoin(machines, eq(machines.machineId, operatorApplications.machineId))
      .where(eq(operatorApplications.state, 'waiting'))
      .orderBy(asc(operatorApplications.createdAt))
      .limit(mostListed)
    return rows.map(({ application, machine }) => ({
      id: application.applicationId,
      since: application.createdAt,
      line: `${machine.machineSn} ${machine.name} ${machine.village}`,
    }))
  },

  async show(context, id) {
    const { application, machine } = await find(context, id)
    const { userId, words, createdAt } = application
    const { db, config } = context
    return {
      since: createdAt,
      facts: [
        ['机器', `${machine.machineSn} ${machine.name}`],
        ['位置', `${machine.village} ${machine.address}`],
        ['姓名', (await identityNameOf(db, config.dataKey, userId)) ?? '没有实名'],
        ['电话', await ownPhone(context, userId)],
        ['为什么适合', words],
        ['账号', userId],
        ['通过意味着', '从现在起由对方运营这台机器，能看到它的销售、补货和退款'],
        ['拒绝意味着', '理由会告诉对方，对方可以再申请'],
      ],
      pictures: [],
    }
  },

  async approve(context, id) {
    const found = await find(context, id)
    const { userId, machineId } = found.application
    const { db, now } = context
    await db.select().from(machines).where(eq(machines.machineId, machineId)).for('update')
    if (!(await isFree(db, machineId, now)))
      throw new Refusal('machineTaken', '这台机器已经有人运营，请拒绝并写明理由')
    await decide(context, found, { state: 'approved', reason: '' })
    await addRole(db, userId, 'operator')
    await giveDuties(db, [{ userId, role: 'operator', machineId, startsAt: now }])
  },

  refuse: async (context, id, reason) =>
    decide(context, await find(context, id), { state: 'refused', reason }),
}
