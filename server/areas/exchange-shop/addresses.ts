import type { exchangeShop } from '@contract/exchange-shop'
import type { Context, HandlersOf } from '@server/http/handler'
import {
  addAddress,
  type Book,
  defaultAddress,
  editAddress,
  listAddresses,
  mostAddresses,
} from './address-book'
import { regionsBelow } from './regions'

type AddressCalls = Pick<
  typeof exchangeShop,
  | '/user/address/index'
  | '/user/address/getDefault'
  | '/user/address/add'
  | '/user/address/edit'
  | '/tp5/api/Area/tree'
>

type Mine = Pick<Context<'/user/address/add'>, 'db' | 'config' | 'user'>

export const addressHandlers: HandlersOf<AddressCalls> = {
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

  '/tp5/api/Area/tree': async (input) => ({ list: regionsBelow(input.parent_code) }),
}

const bookOf = ({ db, config, user }: Mine): Book => ({
  db,
  key: config.dataKey,
  userId: user.userId,
})
