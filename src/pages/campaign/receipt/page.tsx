import { useOwnRoute } from '@/navigation/useRoute'
import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import type { RouteName, RoutesOn } from '@/routes/route'

/** Whose receipts each of the addresses shows. */
const campaigns: Record<RoutesOn<'campaign/receipt'>, RouteName> = {
  receivesuccess: 'subjectPage',
  getICBCsuccess: 'iCBCmemberExperience',
  getCCBsuccess: 'cCBmemberExperience',
  getCMBCsuccess: 'cMBCExperience',
}

export default function Receipt() {
  const { name, params } = useOwnRoute('campaign/receipt')
  return <ReceiptPage route={name} receiptId={params.receipt_id} from={campaigns[name]} />
}
