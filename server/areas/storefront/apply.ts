import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Parsed } from '@contract/api'
import { agreementInForce, say } from '@server/areas/agreement/agreement'
import { addMerchant, hire, workplaceOf } from '@server/areas/merchant/merchant'
import { remind } from '@server/areas/message/message'
import { claimUploads, releaseUploads } from '@server/areas/upload/upload'
import { villages } from '@server/areas/village/village'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import { sealContact } from './contact'
import { giveShop, openShop } from './open'
import { states } from './states'
import { merchantApplications } from './tables'

export type Application = typeof merchantApplications.$inferSelect

type Form = Omit<Parsed<'/tp5/api/VillageEnter/enter'>, 'code'>

interface Applying {
  userId: string
  form: Form
  key: DataKey
  now: Date
}

/** Whose the licences are. */
export const usedBy = (applicationId: string) => `merchant-application ${applicationId}`

/** Asks to join, once at a time; a licence joins once. */
export async function apply(tx: Db, { userId, form, key, now }: Applying): Promise<void> {
  const { agreement_version: agreementVersion, village_id: villageId, licences } = form
  if (agreementVersion !== agreementInForce('merchant', now).version)
    throw new Refusal('agreementNeeded', '入驻协议更新了，请重新看过再同意')
  if ((await tx.$count(villages, eq(villages.villageId, villageId))) === 0)
    throw new Refusal('notFound', '没有这个村，请重新选')
  await refuseAtWork(tx, userId)
  const applicationId = uuidv7(now.getTime())
  const [written] = await tx
    .insert(merchantApplications)
    .values({
      ...{ applicationId, userId, villageId, agreementVersion, state: 'applied', appliedAt: now },
      ...{ name: form.name, kind: form.kind, address: form.address, intro: form.intro },
      ...{ latitude: form.latitude, longitude: form.longitude, licenceNo: form.licence_no },
      licences: [...licences],
      contact: sealContact(key, applicationId, { name: form.contact, phone: form.phone }),
    })
    .onConflictDoNothing()
    .returning()
  if (!written) throw await whyNot(tx, userId, form.licence_no)
  const usedFor = usedBy(applicationId)
  await claimUploads(tx, {
    ...{ userId, uploadIds: licences, kind: 'merchant', media: 'picture', usedBy: usedFor, now },
  })
  await say(tx, { userId, agreement: 'merchant', said: 'accepted', now })
}

async function refuseAtWork(tx: Db, userId: string): Promise<void> {
  if ((await workplaceOf(tx, userId)) !== undefined) throw atWork()
}

const atWork = () => new Refusal('shopMoved', '这个账号已经在一家店里了，一个账号只能在一家')

async function whyNot(tx: Db, userId: string, licenceNo: string): Promise<Refusal> {
  const isWaiting = and(
    eq(merchantApplications.userId, userId),
    eq(merchantApplications.state, 'applied'),
  )
  if ((await tx.$count(merchantApplications, isWaiting)) > 0)
    return new Refusal('shopMoved', '您的申请已经提交过了，请等待审核')
  const known = and(
    eq(merchantApplications.licenceNo, licenceNo),
    inArray(merchantApplications.state, ['applied', 'approved']),
  )
  return (await tx.$count(merchantApplications, known)) > 0
    ? new Refusal('shopMoved', '这张执照已经申请过入驻，有疑问请联系客服')
    : new Refusal('shopMoved')
}

/** The last that somebody sent. */
export async function lastApplication(db: Db, userId: string): Promise<Application | undefined> {
  const [row] = await db
    .select()
    .from(merchantApplications)
    .where(eq(merchantApplications.userId, userId))
    .orderBy(desc(merchantApplications.appliedAt), desc(merchantApplications.applicationId))
    .limit(1)
  return row
}

/** The house says yes: from now on there is a shop, and who asked for it keeps it. Call it with the row locked. */
export async function approve(tx: Db, one: Application, now: Date): Promise<number> {
  states.check(one.state, 'approved')
  const { applicationId, userId, name, address, latitude, longitude } = one
  await refuseAtWork(tx, userId)
  const merchantId = await addMerchant(tx, { name, address, latitude, longitude })
  const { kind, villageId, intro } = one
  await openShop(tx, { merchantId, kind, villageId, intro }, now)
  if (!(await hire(tx, { userId, merchantId }))) throw atWork()
  await giveShop(tx, { merchantId, userId }, now)
  await tx
    .update(merchantApplications)
    .set({ state: 'approved', decidedAt: now, merchantId })
    .where(eq(merchantApplications.applicationId, applicationId))
  await tell(tx, one, { approved: true, reason: '' }, now)
  return merchantId
}

/** The house says no and why; the licences go. Call it with the row locked. */
export async function refuse(tx: Db, one: Application, reason: string, now: Date): Promise<void> {
  states.check(one.state, 'refused')
  const { applicationId } = one
  await tx
    .update(merchantApplications)
    .set({ state: 'refused', reason, decidedAt: now })
    .where(eq(merchantApplications.applicationId, applicationId))
  await releaseUploads(tx, usedBy(applicationId), now)
  await tell(tx, one, { approved: false, reason }, now)
}

const tell = (
  tx: Db,
  { applicationId, userId, name }: Application,
  decided: { approved: boolean; reason: string },
  at: Date,
) =>
  remind(tx, {
    ...{ userId, kind: 'shopDecided', about: applicationId, at },
    facts: { name, ...decided },
  })
