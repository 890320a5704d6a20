import { deskAfterSaleCalls } from './after-sale/desk'
import { ownAfterSaleCalls } from './after-sale/own'

export {
  type AfterSaleKind,
  afterSaleKinds,
  afterSaleStates,
  freightPayer,
  mostFreight,
  mostPictures,
} from './after-sale/shapes'

export const afterSaleCalls = { ...ownAfterSaleCalls, ...deskAfterSaleCalls }
