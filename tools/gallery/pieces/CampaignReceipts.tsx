import { MyReceipts } from '@/parts/campaign/receipt/MyReceipts'
import { NoReceipt } from '@/parts/campaign/receipt/NoReceipt'
import { ReceiptCode } from '@/parts/campaign/receipt/ReceiptCode'
import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import { ReceiptView } from '@/parts/campaign/receipt/ReceiptView'
import { Refused } from '@/request/errors'
import { Stack } from '@/ui/stack/Stack'
import { bankCampaign, waitingReceipt } from '../campaigns'
import { nothing } from '../nothing'
import { Frame } from '../Piece'

const none = new Refused(404, '没有找到领取记录')

/** What was received, and what to do with it. */
export function CampaignReceipts() {
  return (
    <>
      <Frame name="我领到的 MyReceipts">
        <Stack inset>
          <MyReceipts campaign={bankCampaign} />
        </Stack>
      </Frame>
      <Frame name="领取页 ReceiptPage">
        <ReceiptPage route="getICBCsuccess" receiptId={undefined} from="iCBCmemberExperience" />
      </Frame>
      <Frame name="抽中了，等地址 ReceiptView">
        <ReceiptView receipt={waitingReceipt} onChanged={nothing} />
      </Frame>
      <Frame name="券码 ReceiptCode">
        <ReceiptCode code="QH7A2C9K31" />
      </Frame>
      <Frame name="还没有领到 NoReceipt">
        <NoReceipt error={none} campaign="/ICBCmemberExperience" onRetry={nothing} />
      </Frame>
    </>
  )
}
