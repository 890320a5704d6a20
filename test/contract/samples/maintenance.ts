import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { maintenanceCalls } from '@contract/maintenance'
import { giveDuties } from '@server/areas/duty/duty'
import { installs, installSteps as doneSteps } from '@server/areas/maintenance/tables'
import { installSteps } from '@server/areas/maintenance/install/steps'
import { report } from '@server/areas/maintenance/fault/report'
import { demo } from '@server/database/demo'
import { newMachine, standBefore } from '../../server/machine/machines'
import type { House } from '../../server/harness/openHouse'
import { nothing, type SamplesOf } from '../sample'

const me = demo.maintainer.userId

const now = () => new Date().toISOString()
const work = () => ({ work_id: randomUUID(), done_at: now() })

/** A machine that the owner of the samples mends. */
async function newPlace(house: House) {
  const { machineId, machineSn: machine_sn } = await newMachine(house)
  const startsAt = new Date(2020, 0)
  await giveDuties(house.database.db, [{ userId: me, role: 'maintainer', machineId, startsAt }])
  return { machineId, machine_sn }
}

async function newPicture(house: House, token: string) {
  const background = {
    r: 10,
    g: Math.floor(Math.random() * 256),
    b: Math.floor(Math.random() * 256),
  }
  const content = await sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
  const { upload_id } = await house.ask(
    '/tp5/api/UserUpload/uploadBase64Image',
    { kind: 'maintenance', content: content.toString('base64') },
    { token },
  )
  return upload_id
}

/** Planned, or done by somebody else and waiting to be audited. */
async function newInstall(house: House, state: 'planned' | 'auditing') {
  const { machineId } = await newPlace(house)
  const { db } = house.database
  const at = new Date()
  const done = state === 'auditing'
  const installerId = demo.thirdMaintainer.userId
  const [row] = await db
    .insert(installs)
    .values({
      ...{ machineId, kind: 'replace', state, plannedAt: at },
      dueAt: new Date(at.getTime() + 86_400_000),
      ...(done && { installerId, submittedAt: at }),
    })
    .returning()
  const { installId } = row!
  if (done)
    await db.insert(doneSteps).values(
      installSteps.map(({ key }) => ({
        ...{ userId: installerId, workId: randomUUID(), installId, step: key },
        ...{ doneAt: at, notedAt: at },
      })),
    )
  return { install_id: installId }
}

async function newFault(house: House) {
  const { machineId } = await newPlace(house)
  const { fault } = await house.database.transaction((tx) =>
    report(tx, {
      ...{
        machineId,
        slotNo: '',
        kind: 'warm',
        source: 'neighbour',
        words: '不冰',
        at: new Date(),
      },
      by: { userId: demo.consumer.userId, workId: randomUUID(), pictureIds: [] },
    }),
  )
  return { fault_id: fault.faultId }
}

async function newMendedFault(house: House) {
  const { fault_id } = await newFault(house)
  await house.database.pool.query(
    `update machine_faults set state = 'repaired', repaired_at = now(), mender_id = $2
     where fault_id = $1`,
    [fault_id, me],
  )
  return { fault_id }
}

/** A machine that the consumer stands before. */
async function standing(house: House) {
  const { machineId, machine_sn } = await newPlace(house)
  const { userId } = demo.consumer
  await standBefore(house.database, { userId, machineId, now: new Date() })
  return { machine_sn }
}

const refused = { owner: 'maintainer', stranger: 'refused' } as const
const own = { owner: 'maintainer', stranger: 'own' } as const
const month = () => new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 7)

export const samples: SamplesOf<typeof maintenanceCalls> = {
  '/tp5/api/OperationInstall/lists': { ...own, input: nothing },
  '/tp5/api/OperationInstall/detail': {
    ...refused,
    input: (house) => newInstall(house, 'planned'),
  },
  '/tp5/api/OperationInstall/add': {
    ...refused,
    input: async (house) => ({
      ...(await newInstall(house, 'planned')),
      ...work(),
      step: 'depart',
    }),
  },
  '/tp5/api/OperationAudit/lists': { ...own, input: nothing },
  '/tp5/api/OperationAudit/detail': {
    ...refused,
    input: (house) => newInstall(house, 'auditing'),
  },
  '/tp5/api/OperationAudit/audit': {
    ...refused,
    input: async (house) => ({ ...(await newInstall(house, 'auditing')), pass: 1 }),
  },
  '/tp5/api/OperationManage/lists': { ...own, input: nothing },
  '/tp5/api/OperationMaintain/lists': {
    ...refused,
    input: async (house) => ({ machine_sn: (await newPlace(house)).machine_sn }),
  },
  '/tp5/api/OperationMaintain/add': {
    ...refused,
    input: async (house, token) => ({
      machine_sn: (await newPlace(house)).machine_sn,
      ...work(),
      kind: 'clean',
      picture_ids: await newPicture(house, token),
    }),
  },
  '/tp5/api/OperationFault/lists': { ...own, input: nothing },
  '/tp5/api/OperationFault/detail': { ...refused, input: newFault },
  '/tp5/api/OperationFault/repair': {
    ...refused,
    input: async (house) => ({ ...(await newFault(house)), ...work(), action: 'accept' }),
  },
  '/tp5/api/OperationFault/add': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house) => ({
      ...(await standing(house)),
      ...{ work_id: randomUUID(), kind: 'screen', words: '屏幕不亮' },
    }),
  },
  '/tp5/api/OperationFault/mine': { owner: 'consumer', stranger: 'own', input: nothing },
  '/tp5/api/OperationFault/confirm': {
    owner: 'consumer',
    stranger: 'refused',
    input: async (house) => ({ ...(await newMendedFault(house)), works: 1, work_id: randomUUID() }),
  },
  '/tp5/api/operation/total': { ...own, input: nothing },
  '/tp5/api/operation/detail': { ...own, input: () => ({ month: month() }) },
  '/tp5/api/operation/list': { ...own, input: () => ({ month: month() }) },
}
