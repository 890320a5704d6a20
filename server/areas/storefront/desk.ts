import { asc, eq } from 'drizzle-orm'
import { uuid } from '@contract/fields'
import { villageNames } from '@server/areas/village/village'
import type { DeskCase, DeskContext } from '@server/call/desk-case'
import { Refusal } from '@server/call/refusal'
import { type Application, approve, refuse } from './apply'
import { openContact } from './contact'
import { joinHours, kinds } from './rules'
import { states } from './states'
import { merchantApplications } from './tables'

const mostListed = 200

/** Locked: of two who decide at the same moment, the second finds it decided. */
async function find({ db }: DeskContext, id: string): Promise<Application> {
  const [one] = uuid.safeParse(id).success
    ? await db
        .select()
        .from(merchantApplications)
        .where(eq(merchantApplications.applicationId, id))
        .for('update')
    : []
  if (!one) throw new Refusal('notFound', '没有这个入驻申请')
  return one
}

/** Shops that want to join. */
export const storefrontCase: DeskCase = {
  title: '商家入驻',
  hours: joinHours,

  async list({ db }) {
    const rows = await db
      .select()
      .from(merchantApplications)
      .where(eq(merchantApplications.state, 'applied'))
      .orderBy(asc(merchantApplications.appliedAt))
      .limit(mostListed)
    return rows.map(({ applicationId, appliedAt, name, kind }) => ({
      id: applicationId,
      since: appliedAt,
      line: `${name} ${kinds[kind].text}`,
    }))
  },

  async show(context, id) {
    const one = await find(context, id)
    const { name, phone } = openContact(context.config.dataKey, one.applicationId, one.contact)
    const places = await villageNames(context.db)
    return {
      since: one.appliedAt,
      facts: [
        ['状态', states.of(one.state).text],
        ['店名', one.name],
        ['种类', kinds[one.kind].text],
        ['村', places.get(one.villageId) ?? ''],
        ['地址', one.address],
        ['位置', `${one.latitude}, ${one.longitude}`],
        ['介绍', one.intro],
        ['统一社会信用代码', one.licenceNo],
        ['联系人', name],
        ['电话', phone],
        ['账号', one.userId],
        ['同意的协议', one.agreementVersion],
        ...(one.reason ? [['拒绝原因', one.reason] as const] : []),
      ],
      pictures: one.licences.map((uploadId, nth) => ({ name: `licence-${nth + 1}`, uploadId })),
    }
  },

  async approve(context, id) {
    await approve(context.db, await find(context, id), context.now)
  },

  async refuse(context, id, reason) {
    await refuse(context.db, await find(context, id), reason, context.now)
  },
}
