import type { addressCalls } from '@contract/address'
import type { Context, HandlersOf } from '@server/call/handler'
import {
  addAddress,
  type Book,
  defaultAddress,
  deleteAddress,
  editAddress,
  listAddresses,
  mostAddresses,
  restoreAddress,
  restoreSeconds,
} from './address-book'
import { regionsBelow } from './regions'

type Mine = Pick<Context<'/user/address/add'>, 'db' | 'config' | 'user'>

export const addressHandlers: HandlersOf<typeof addressCalls> = {
  '/user/address/index': async (_input, context) => ({
    list: await listAddresses(bookOf(context)),
    max: mostAddresses,
  }),

  '/user/address/getDefault': async (_input, context) => ({
    address: await defaultAddress(bookOf(context)),
  }),

  '/user/address/add': async (input, context) => addAddress(bookOf(context), input, context.now),

  '/user/address/edit': async ({ address_id: addressId, ...form }, context) =>
    editAddress(bookOf(context), addressId, form),

  '/user/address/delete': async ({ address_id }, context) => {
    await deleteAddress(bookOf(context), address_id, context.now)
    return { address_id, restore_seconds: restoreSeconds }
  },

  '/user/address/restore': async ({ address_id }, context) =>
    restoreAddress(bookOf(context), address_id, context.now),

  '/tp5/api/Area/tree': async (input) => ({ list: regionsBelow(input.parent_code) }),
}

const bookOf = ({ db, config, user }: Mine): Book => ({
  db,
  key: config.dataKey,
  userId: user.userId,
})
