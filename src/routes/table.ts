import { account } from './account'
import { address } from './address'
import { afterSale } from './after-sale'
import { agreement } from './agreement'
import { auth } from './auth'
import { campaign } from './campaign'
import { catalogue } from './catalogue'
import { holding } from './holding'
import { home } from './home'
import { identity } from './identity'
import { invite } from './invite'
import { iter } from './iter'
import { machine } from './machine'
import { merchant } from './merchant'
import { notice } from './notice'
import { order } from './order'
import { payment } from './payment'
import { sharing } from './sharing'
import { task } from './task'
import { village } from './village'
import { wallet } from './wallet'

/**
 * Every page of the app, once, under its area: its folder in src/pages. Tabs stand in this order.
 * Addresses that are not here show not-found.
 */
export const table = {
  home,
  catalogue,
  machine,
  campaign,
  order,
  payment,
  holding,
  'after-sale': afterSale,
  address,
  identity,
  wallet,
  task,
  invite,
  sharing,
  notice,
  village,
  account,
  auth,
  agreement,
  merchant,
  iter,
} as const
