import type { DeskCase } from '@server/desk/case'
import { afterSaleCase } from './after-sale/desk'
import { identityCase } from './identity/desk'

/** What `npm run desk` decides on; an area exports its own from `desk.ts`. */
export const deskCases: Record<string, DeskCase> = {
  'after-sale': afterSaleCase,
  identity: identityCase,
}
