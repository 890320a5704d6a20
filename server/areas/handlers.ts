import type { Api } from '@contract/api'
import type { HandlersOf } from '@server/call/handler'
import { accountHandlers } from './account/account.calls'
import { afterSaleHandlers } from './after-sale/after-sale.calls'
import { agreementHandlers } from './agreement/agreement.calls'
import { authHandlers } from './auth/auth.calls'
import { exchangeShopHandlers } from './catalogue/handlers'
import { identityHandlers } from './identity/identity.calls'
import { iterHandlers } from './iter/iter.calls'
import { leavings } from './leaving'
import { machineHandlers } from './machine/handlers'
import { paymentHandlers } from './payment/payment.calls'
import { promotionHandlers } from './home/handlers'
import { uploadHandlers } from './upload/upload.calls'

/** A call of the contract without a handler does not compile. */
export const areaHandlers: HandlersOf<Api> = {
  ...accountHandlers(leavings),
  ...afterSaleHandlers,
  ...agreementHandlers,
  ...authHandlers,
  ...exchangeShopHandlers,
  ...identityHandlers,
  ...iterHandlers,
  ...machineHandlers,
  ...paymentHandlers,
  ...promotionHandlers,
  ...uploadHandlers,
}
