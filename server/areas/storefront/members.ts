import { addRole, dropRole, nicknameOf, peopleByPhone } from '@server/areas/auth/auth'
import { dropStaff, hire, staffOfMerchant, workplaceOf } from '@server/areas/merchant/merchant'
import { remind } from '@server/areas/message/message'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import { uuidv7 } from '@server/database/uuid'
import type { Shop } from './find'
import { most } from './rules'

interface Telling {
  kind: 'shopHired' | 'shopLeft'
  userId: string
  /** Who left, where it is told to somebody else. */
  name?: string
  now: Date
}

const tell = (tx: Db, { merchant }: Shop, { kind, userId, name = '', now }: Telling) =>
  remind(tx, {
    ...{ userId, kind, about: uuidv7(now.getTime()), at: now },
    facts: { shop: merchant.name, name },
  })

interface Adding {
  shop: Shop
  phone: string
  key: DataKey
  now: Date
}

/** Call it with the shop locked. */
export async function addMember(tx: Db, { shop, phone, key, now }: Adding): Promise<void> {
  const { merchantId } = shop.front
  const userId = (await peopleByPhone({ db: tx, key }, [phone])).get(phone)
  if (userId === undefined)
    throw new Refusal('notFound', '这个手机号还没有账号，请先让他用手机号登录一次')
  const place = await workplaceOf(tx, userId)
  if (place !== undefined)
    throw new Refusal('invalid', place === merchantId ? '他已经是店员了' : '他已经在别的店里了')
  if ((await staffOfMerchant(tx, merchantId)).length >= most.staff)
    throw new Refusal('invalid', `最多 ${most.staff} 人，请先移除不在的`)
  if (!(await hire(tx, { userId, merchantId }))) throw new Refusal('invalid', '他已经在别的店里了')
  await addRole(tx, userId, 'merchant')
  await tell(tx, shop, { kind: 'shopHired', userId, now })
}

interface Going {
  userId: string
  now: Date
}

/** Call it with the shop locked. */
export async function removeMember(tx: Db, shop: Shop, { userId, now }: Going): Promise<void> {
  await drop(tx, shop, userId, '他不在您的店里，请刷新后再看')
  await tell(tx, shop, { kind: 'shopLeft', userId, now })
}

/** Of one's own will. */
export async function leave(tx: Db, shop: Shop, { userId, now }: Going): Promise<void> {
  const { ownerId } = shop.front
  if (userId === ownerId) throw new Refusal('invalid', '店主不能移除自己，要转给别人请联系客服')
  await drop(tx, shop, userId, '您已经不在这家店里了')
  if (ownerId === null) return
  const name = (await nicknameOf({ db: tx }, userId)) || '一位店员'
  await tell(tx, shop, { kind: 'shopLeft', userId: ownerId, name, now })
}

async function drop(tx: Db, { front }: Shop, userId: string, gone: string): Promise<void> {
  const dropped = await dropStaff(tx, { userId, merchantId: front.merchantId })
  if (!dropped) throw new Refusal('notFound', gone)
  await dropRole(tx, userId, 'merchant')
}
