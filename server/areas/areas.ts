import { accountArea } from './account/area'
import { addressArea } from './address/area'
import { afterSaleArea } from './after-sale/area'
import { agreementArea } from './agreement/area'
import { authArea } from './auth/area'
import { campaignArea } from './campaign/area'
import { catalogueArea } from './catalogue/area'
import { farmingArea } from './farming/area'
import { holdingArea } from './holding/area'
import { homeArea } from './home/area'
import { identityArea } from './identity/area'
import { inviteArea } from './invite/area'
import { iterArea } from './iter/area'
import { machineArea } from './machine/area'
import { merchantArea } from './merchant/area'
import { noticeArea } from './notice/area'
import { orderArea } from './order/area'
import { paymentArea } from './payment/area'
import { sharingArea } from './sharing/area'
import { taskArea } from './task/area'
import { uploadArea } from './upload/area'
import { villageArea } from './village/area'
import { walletArea } from './wallet/area'

/**
 * Every area once, the lowest first: each knows only those above it in this list, by the file that
 * carries their name (lint holds both). Demo data is planted in this order.
 */
export const areas = [
  agreementArea,
  uploadArea,
  authArea,
  identityArea,
  merchantArea,
  walletArea,
  addressArea,
  orderArea,
  paymentArea,
  holdingArea,
  catalogueArea,
  machineArea,
  afterSaleArea,
  taskArea,
  villageArea,
  farmingArea,
  inviteArea,
  campaignArea,
  noticeArea,
  sharingArea,
  iterArea,
  accountArea,
  homeArea,
] as const
