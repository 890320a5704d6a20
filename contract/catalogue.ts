import { addressCalls } from './address'
import { exchangeCalls } from './catalogue/exchange'
import { holdingCalls } from './holding'
import { ledgerCalls } from './wallet'
import { offerCalls } from './catalogue/goods'
import { orderCalls } from './order'
import { taskCalls } from './task'

export const exchangeShop = {
  ...addressCalls,
  ...exchangeCalls,
  ...holdingCalls,
  ...ledgerCalls,
  ...offerCalls,
  ...orderCalls,
  ...taskCalls,
}
