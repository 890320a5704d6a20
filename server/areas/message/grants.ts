import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '@server/database/database'
import type { Template } from './kinds'
import { messageRules } from './rules'
import { wechatGrants } from './tables'

const isGrant = (userId: string, template: Template) =>
  and(eq(wechatGrants.userId, userId), eq(wechatGrants.template, template))

/** One more message of each: so much a person allows with one tap. */
export async function addGrants(tx: Db, userId: string, templates: readonly Template[]) {
  // in one order for everybody, so that two phones of one person never wait for each other crosswise
  const values = [...templates].sort().map((template) => ({ userId, template, grants: 1 }))
  await tx
    .insert(wechatGrants)
    .values(values)
    .onConflictDoUpdate({
      target: [wechatGrants.userId, wechatGrants.template],
      set: { grants: sql`least(${wechatGrants.grants} + 1, ${messageRules.mostGrants})` },
    })
}

export async function grantsOf(db: Db, userId: string): Promise<ReadonlyMap<Template, number>> {
  const rows = await db.select().from(wechatGrants).where(eq(wechatGrants.userId, userId))
  return new Map(rows.map(({ template, grants }) => [template, grants]))
}

/** Uses one up; false where there is none. */
export async function takeGrant(tx: Db, userId: string, template: Template): Promise<boolean> {
  const taken = await tx
    .update(wechatGrants)
    .set({ grants: sql`${wechatGrants.grants} - 1` })
    .where(and(isGrant(userId, template), gt(wechatGrants.grants, 0)))
    .returning({ template: wechatGrants.template })
  return taken.length > 0
}

/** WeChat knows of none, whatever we have counted. */
export const dropGrants = (tx: Db, userId: string, template: Template) =>
  tx.update(wechatGrants).set({ grants: 0 }).where(isGrant(userId, template))

export const sumOf = (grants: ReadonlyMap<Template, number>, templates: readonly Template[]) =>
  templates.reduce((sum, template) => sum + (grants.get(template) ?? 0), 0)
