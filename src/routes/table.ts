import { account } from './account'
import { address } from './address'
import { advertiser } from './advertiser'
import { afterSale } from './after-sale'
import { agreement } from './agreement'
import { auth } from './auth'
import { campaign } from './campaign'
import { catalogue } from './catalogue'
import { customer } from './customer'
import { distributor } from './distributor'
import { earnings } from './earnings'
import { exclusive } from './exclusive'
import { fairness } from './fairness'
import { health } from './health'
import { holding } from './holding'
import { home } from './home'
import { identity } from './identity'
import { invite } from './invite'
import { invoice } from './invoice'
import { iter } from './iter'
import { location } from './location'
import { lottery } from './lottery'
import { machine } from './machine'
import { maintenance } from './maintenance'
import { manager } from './manager'
import { merchant } from './merchant'
import { message } from './message'
import { notice } from './notice'
import { order } from './order'
import { payment } from './payment'
import { review } from './review'
import { seckill } from './seckill'
import { sharing } from './sharing'
import { signIn } from './sign-in'
import { steward } from './steward'
import { street } from './street'
import { task } from './task'
import { village } from './village'
import { wallet } from './wallet'
import { work } from './work'

/**
 * Every page of the app, once, under its area: its folder in src/pages. Tabs stand in this order.
 * Addresses that are not here show not-found.
 */
export const table = {
  home,
  catalogue,
  machine,
  seckill,
  lottery,
  exclusive,
  campaign,
  order,
  payment,
  holding,
  'after-sale': afterSale,
  review,
  invoice,
  address,
  identity,
  wallet,
  'sign-in': signIn,
  earnings,
  advertiser,
  task,
  fairness,
  invite,
  customer,
  location,
  distributor,
  street,
  sharing,
  health,
  message,
  notice,
  village,
  account,
  auth,
  agreement,
  merchant,
  maintenance,
  manager,
  steward,
  iter,
  work,
} as const
