import type { Api } from '@contract/api'
import type { HandlersOf } from '@server/http/handler'
import { accountHandlers } from './account/handlers'
import { afterSaleHandlers } from './after-sale/handlers'
import { agreementHandlers } from './agreement/handlers'
import { authHandlers } from './auth/handlers'
import { exchangeShopHandlers } from './exchange-shop/handlers'
import { identityHandlers } from './identity/handlers'
import { iterHandlers } from './iter/handlers'
import { leavings } from './leaving'
import { machineHandlers } from './machine/handlers'
import { paymentHandlers } from './payment/handlers'
import { promotionHandlers } from './promotion/handlers'
import { uploadHandlers } from './upload/handlers'

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
