import type { DeskCase, DeskContext, Handed } from '@server/desk/case'
import { afterSaleCase } from './after-sale/desk'
import { shipExchange } from './after-sale/ship-exchange'
import { shipOrder } from './catalogue/catalogue'
import { identityCase } from './identity/desk'
import { incidentCase } from './payment/desk/incident-case'
import { refundCase } from './payment/desk/refund-case'

/** What `npm run desk` decides on; an area exports its own from `desk.ts`. */
export const deskCases: Record<string, DeskCase> = {
  'after-sale': afterSaleCase,
  identity: identityCase,
  money: incidentCase,
  refund: refundCase,
}

interface Shipper {
  /** What it is called in the records. */
  kind: string
  /** Returns the carrier's name. */
  ship: (context: DeskContext, parcel: Handed) => Promise<string>
}

/** Whose goods are in a parcel, by the number that it is sent for. */
export const shipperOf = (no: string): Shipper =>
  no.startsWith('LS')
    ? { kind: 'after-sale', ship: shipExchange }
    : { kind: 'parcel', ship: shipOrder }
