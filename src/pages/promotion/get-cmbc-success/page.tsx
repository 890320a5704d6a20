import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import { useRoute } from '@/navigation/useRoute'

export default function GetCMBCsuccess() {
  const { receipt_id } = useRoute('getCMBCsuccess')
  return <ReceiptPage route="getCMBCsuccess" receiptId={receipt_id} from="cMBCExperience" />
}
