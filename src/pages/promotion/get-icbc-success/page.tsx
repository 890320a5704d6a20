import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import { useRoute } from '@/navigation/useRoute'

export default function GetICBCsuccess() {
  const { receipt_id } = useRoute('getICBCsuccess')
  return <ReceiptPage route="getICBCsuccess" receiptId={receipt_id} from="iCBCmemberExperience" />
}
