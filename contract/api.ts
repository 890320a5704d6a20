import type { z } from 'zod'
import { accountCalls } from './account'
import { addressCalls } from './address'
import { afterSaleCalls } from './after-sale'
import { agreementCalls } from './agreement'
import { authCalls } from './auth'
import { campaignCalls } from './campaign'
import { catalogueCalls } from './catalogue'
import { holdingCalls } from './holding'
import { homeCalls } from './home'
import { identityCalls } from './identity'
import { inviteCalls } from './invite'
import { iterCalls } from './iter'
import { machineCalls } from './machine'
import { noticeCalls } from './notice'
import { orderCalls } from './order'
import { paymentCalls } from './payment'
import { prizeCalls } from './prize'
import { sharingCalls } from './sharing'
import type { Tag } from './tags'
import { taskCalls } from './task'
import { uploadCalls } from './upload'
import { villageCalls } from './village'
import { walletCalls } from './wallet'

/** Every call of every area. */
export const api = {
  ...accountCalls,
  ...addressCalls,
  ...afterSaleCalls,
  ...agreementCalls,
  ...authCalls,
  ...campaignCalls,
  ...catalogueCalls,
  ...holdingCalls,
  ...homeCalls,
  ...identityCalls,
  ...inviteCalls,
  ...iterCalls,
  ...machineCalls,
  ...noticeCalls,
  ...orderCalls,
  ...paymentCalls,
  ...prizeCalls,
  ...sharingCalls,
  ...taskCalls,
  ...uploadCalls,
  ...villageCalls,
  ...walletCalls,
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
