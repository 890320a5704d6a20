import { agreement } from './agreement'
import { auth } from './auth'
import { campaigns } from './campaigns'
import { exchangeShop } from './exchange-shop'
import { iter } from './iter'
import { machine } from './machine'
import { merchant } from './merchant'
import { promotion } from './promotion'

/**
 * Every page of the app, once, under its area: its folder in src/pages. The apps open with the first
 * of their pages, and tabs stand in this order. Addresses that are not here show not-found.
 */
export const table = {
  promotion: [...promotion, ...campaigns],
  'exchange-shop': [...exchangeShop, ...machine],
  auth,
  agreement,
  merchant,
  iter,
} as const
