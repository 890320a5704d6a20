import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import { useRoute } from '@/navigation/useRoute'

export default function Receivesuccess() {
  const { receipt_id } = useRoute('receivesuccess')
  return <ReceiptPage route="receivesuccess" receiptId={receipt_id} from="subjectPage" />
}
