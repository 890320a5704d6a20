import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import { useRoute } from '@/navigation/useRoute'

export default function GetCCBsuccess() {
  const { receipt_id } = useRoute('getCCBsuccess')
  return <ReceiptPage route="getCCBsuccess" receiptId={receipt_id} from="cCBmemberExperience" />
}
