import { addRole, dropRole, peopleByPhone } from '@server/areas/auth/auth'
import { dropStaff, hire, staffOfMerchant, workplaceOf } from '@server/areas/merchant/merchant'
import { Refusal } from '@server/call/refusal'
import type { DataKey } from '@server/database/data-key'
import type { Db } from '@server/database/database'
import type { Storefront } from './find'
import { most } from './rules'

interface Adding {
  front: Storefront
  phone: string
  key: DataKey
}

/** Call it with the shop locked. */
export async function addMember(tx: Db, { front, phone, key }: Adding): Promise<void> {
  const { merchantId } = front
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
}

export async function removeMember(tx: Db, front: Storefront, userId: string): Promise<void> {
  if (userId === front.ownerId) throw new Refusal('invalid', '店主不能移除自己')
  const dropped = await dropStaff(tx, { userId, merchantId: front.merchantId })
  if (!dropped) throw new Refusal('notFound', '他不在您的店里，请刷新后再看')
  await dropRole(tx, userId, 'merchant')
}
