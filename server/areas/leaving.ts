import type { Leaving } from './account/account'
import { afterSaleLeaving } from './after-sale/leaving'
import { authLeaving } from './auth/leaving'
import { exchangeShopLeaving } from './catalogue/leaving'
import { identityLeaving } from './identity/leaving'
import { iterLeaving } from './machine/operator-leaving'
import { machineLeaving } from './machine/leaving'
import { merchantLeaving } from './merchant/leaving'
import { paymentLeaving } from './payment/leaving'
import { promotionLeaving } from './campaign/leaving'
import { uploadLeaving } from './upload/leaving'
import { walletLeaving } from './wallet/leaving'

/** What closing an account means to every area; an area exports its own from `leaving.ts`. */
export const leavings: readonly Leaving[] = [
  walletLeaving,
  exchangeShopLeaving,
  machineLeaving,
  afterSaleLeaving,
  paymentLeaving,
  promotionLeaving,
  identityLeaving,
  uploadLeaving,
  merchantLeaving,
  iterLeaving,
  authLeaving,
]
