import type { Path } from '@contract/api'
import type { Area } from './area'
import { accountArea } from './account/area'
import { adGiftArea } from './ad-gift/area'
import { adGuideArea } from './ad-guide/area'
import { adOffenceArea } from './ad-offence/area'
import { adRewardArea } from './ad-reward/area'
import { addressArea } from './address/area'
import { advertiserArea } from './advertiser/area'
import { afterSaleArea } from './after-sale/area'
import { agreementArea } from './agreement/area'
import { authArea } from './auth/area'
import { breakageArea } from './breakage/area'
import { businessArea } from './business/area'
import { campaignArea } from './campaign/area'
import { campaignOrderArea } from './campaign-order/area'
import { catalogueArea } from './catalogue/area'
import { contentArea } from './content/area'
import { customerArea } from './customer/area'
import { distributorArea } from './distributor/area'
import { drawArea } from './draw/area'
import { dutyArea } from './duty/area'
import { earningsArea } from './earnings/area'
import { exclusiveArea } from './exclusive/area'
import { fairnessArea } from './fairness/area'
import { farmingArea } from './farming/area'
import { fleetArea } from './fleet/area'
import { healthArea } from './health/area'
import { healthDeviceArea } from './health-device/area'
import { healthFamilyArea } from './health-family/area'
import { healthGuardArea } from './health-guard/area'
import { healthPlanArea } from './health-plan/area'
import { healthReportArea } from './health-report/area'
import { healthTableArea } from './health-table/area'
import { healthTongueArea } from './health-tongue/area'
import { holdingArea } from './holding/area'
import { homeArea } from './home/area'
import { identityArea } from './identity/area'
import { inviteArea } from './invite/area'
import { invoiceArea } from './invoice/area'
import { iterArea } from './iter/area'
import { locationArea } from './location/area'
import { lotteryArea } from './lottery/area'
import { machineArea } from './machine/area'
import { maintenanceArea } from './maintenance/area'
import { managerArea } from './manager/area'
import { merchantArea } from './merchant/area'
import { messageArea } from './message/area'
import { noticeArea } from './notice/area'
import { orderArea } from './order/area'
import { partnerArea } from './partner/area'
import { paymentArea } from './payment/area'
import { prizeArea } from './prize/area'
import { programmeArea } from './programme/area'
import { refillArea } from './refill/area'
import { reviewArea } from './review/area'
import { salesArea } from './sales/area'
import { seckillArea } from './seckill/area'
import { securityArea } from './security/area'
import { sharingArea } from './sharing/area'
import { signInArea } from './sign-in/area'
import { stewardArea } from './steward/area'
import { storefrontArea } from './storefront/area'
import { streetArea } from './street/area'
import { taskArea } from './task/area'
import { uploadArea } from './upload/area'
import { villageArea } from './village/area'
import { walletArea } from './wallet/area'
import { workArea } from './work/area'

/**
 * Every area once, the lowest first: each knows only those above it in this list, by the file that
 * carries their name (lint holds both). Demo data is planted in this order.
 */
const all = [
  securityArea,
  breakageArea,
  agreementArea,
  uploadArea,
  authArea,
  messageArea,
  contentArea,
  identityArea,
  merchantArea,
  walletArea,
  signInArea,
  addressArea,
  orderArea,
  paymentArea,
  earningsArea,
  invoiceArea,
  holdingArea,
  catalogueArea,
  salesArea,
  machineArea,
  dutyArea,
  fleetArea,
  businessArea,
  maintenanceArea,
  refillArea,
  afterSaleArea,
  reviewArea,
  seckillArea,
  farmingArea,
  inviteArea,
  fairnessArea,
  villageArea,
  advertiserArea,
  adGiftArea,
  adGuideArea,
  taskArea,
  adOffenceArea,
  adRewardArea,
  distributorArea,
  streetArea,
  sharingArea,
  drawArea,
  programmeArea,
  partnerArea,
  prizeArea,
  exclusiveArea,
  lotteryArea,
  campaignOrderArea,
  campaignArea,
  customerArea,
  locationArea,
  storefrontArea,
  healthArea,
  healthReportArea,
  healthDeviceArea,
  healthTableArea,
  healthFamilyArea,
  healthGuardArea,
  healthPlanArea,
  healthTongueArea,
  noticeArea,
  iterArea,
  stewardArea,
  accountArea,
  homeArea,
  managerArea,
  workArea,
] as const

type Answered = (typeof all)[number] extends infer One
  ? One extends Area<infer Calls>
    ? keyof Calls & Path
    : never
  : never

type Unanswered = Exclude<Path, Answered>

/** A call of the contract that no area answers does not compile: its path stands in the error. */
const complete: [Unanswered] extends [never] ? true : Unanswered = true

export const areas: readonly Area[] = complete && all
