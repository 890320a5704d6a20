import type { z } from 'zod'
import { accountCalls } from './account'
import { adGiftCalls } from './ad-gift'
import { adGuideCalls } from './ad-guide'
import { adRewardCalls } from './ad-reward'
import { addressCalls } from './address'
import { advertiserCalls } from './advertiser'
import { afterSaleCalls } from './after-sale'
import { agreementCalls } from './agreement'
import { authCalls } from './auth'
import { breakageCalls } from './breakage'
import { businessCalls } from './business'
import { campaignCalls } from './campaign'
import { campaignOrderCalls } from './campaign-order'
import { catalogueCalls } from './catalogue'
import { customerCalls } from './customer'
import { distributorCalls } from './distributor'
import { earningsCalls } from './earnings'
import { exclusiveCalls } from './exclusive'
import { fairnessCalls } from './fairness'
import { healthCalls } from './health'
import { healthDeviceCalls } from './health-device'
import { healthFamilyCalls } from './health-family'
import { healthGuardCalls } from './health-guard'
import { healthPlanCalls } from './health-plan'
import { healthReportCalls } from './health-report'
import { healthTableCalls } from './health-table'
import { healthTongueCalls } from './health-tongue'
import { holdingCalls } from './holding'
import { homeCalls } from './home'
import { identityCalls } from './identity'
import { inviteCalls } from './invite'
import { invoiceCalls } from './invoice'
import { iterCalls } from './iter'
import { locationCalls } from './location'
import { lotteryCalls } from './lottery'
import { machineCalls } from './machine'
import { maintenanceCalls } from './maintenance'
import { managerCalls } from './manager'
import { messageCalls } from './message'
import { noticeCalls } from './notice'
import { orderCalls } from './order'
import { paymentCalls } from './payment'
import { prizeCalls } from './prize'
import { refillCalls } from './refill'
import { reviewCalls } from './review'
import { seckillCalls } from './seckill'
import { sharingCalls } from './sharing'
import { signInCalls } from './sign-in'
import { stewardCalls } from './steward'
import { storefrontCalls } from './storefront'
import { streetCalls } from './street'
import type { Tag } from './tags'
import { taskCalls } from './task'
import { uploadCalls } from './upload'
import { villageCalls } from './village'
import { walletCalls } from './wallet'
import { workCalls } from './work'

/** Every call of every area. */
export const api = {
  ...accountCalls,
  ...adGiftCalls,
  ...adGuideCalls,
  ...adRewardCalls,
  ...addressCalls,
  ...advertiserCalls,
  ...afterSaleCalls,
  ...agreementCalls,
  ...authCalls,
  ...breakageCalls,
  ...businessCalls,
  ...campaignCalls,
  ...campaignOrderCalls,
  ...catalogueCalls,
  ...customerCalls,
  ...locationCalls,
  ...distributorCalls,
  ...earningsCalls,
  ...exclusiveCalls,
  ...fairnessCalls,
  ...healthCalls,
  ...healthReportCalls,
  ...healthDeviceCalls,
  ...healthTableCalls,
  ...healthFamilyCalls,
  ...healthGuardCalls,
  ...healthPlanCalls,
  ...healthTongueCalls,
  ...holdingCalls,
  ...homeCalls,
  ...identityCalls,
  ...inviteCalls,
  ...invoiceCalls,
  ...iterCalls,
  ...lotteryCalls,
  ...machineCalls,
  ...maintenanceCalls,
  ...managerCalls,
  ...messageCalls,
  ...noticeCalls,
  ...orderCalls,
  ...paymentCalls,
  ...prizeCalls,
  ...refillCalls,
  ...reviewCalls,
  ...seckillCalls,
  ...sharingCalls,
  ...signInCalls,
  ...stewardCalls,
  ...storefrontCalls,
  ...streetCalls,
  ...taskCalls,
  ...uploadCalls,
  ...villageCalls,
  ...walletCalls,
  ...workCalls,
}

export type Api = typeof api
export type Path = keyof Api
export type PathOf<M extends 'GET' | 'POST'> = {
  [P in Path]: Api[P]['method'] extends M ? P : never
}[Path]

/** Those whose answer can be kept until it is stale; all others are writes. */
export type ReadPath = {
  [P in Path]: Api[P] extends { of: readonly Tag[] } ? P : never
}[Path]
export type WritePath = Exclude<Path, ReadPath>

/** What the client sends, what the handler receives, what comes back. */
export type In<P extends Path> = z.input<Api[P]['in']>
export type Parsed<P extends Path> = z.output<Api[P]['in']>
export type Out<P extends Path> = z.output<Api[P]['out']>
