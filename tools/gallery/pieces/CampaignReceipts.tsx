import { OfAge } from '@/parts/campaign/act/OfAge'
import { HowDrawn } from '@/parts/campaign/receipt/HowDrawn'
import { MyReceipts } from '@/parts/campaign/receipt/MyReceipts'
import { NoReceipt } from '@/parts/campaign/receipt/NoReceipt'
import { ReceiptCode } from '@/parts/campaign/receipt/ReceiptCode'
import { ReceiptPage } from '@/parts/campaign/receipt/ReceiptPage'
import { ReceiptView } from '@/parts/campaign/receipt/ReceiptView'
import { OddsLog } from '@/parts/campaign/rules/OddsLog'
import { RuleVersions } from '@/parts/campaign/rules/RuleVersions'
import { Refused } from '@/request/errors'
import { Stack } from '@/ui/stack/Stack'
import { bankCampaign, published, rule, waitingReceipt } from '../campaigns'
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
      <Frame name="怎么抽的 HowDrawn">
        <Stack inset>
          <HowDrawn receipt={waitingReceipt} />
        </Stack>
      </Frame>
      <Frame name="各版规则和概率 OddsLog · RuleVersions">
        <OddsLog odds={published} />
        <RuleVersions rule={rule} />
      </Frame>
      <Frame name="券码 ReceiptCode">
        <ReceiptCode code="QH7A2C9K31" />
      </Frame>
      <Frame name="成年声明 OfAge">
        <Stack inset>
          <OfAge ticked missing={false} onChange={nothing} />
          <OfAge ticked={false} missing onChange={nothing} />
        </Stack>
      </Frame>
      <Frame name="还没有领到 NoReceipt">
        <NoReceipt error={none} campaign="/ICBCmemberExperience" onRetry={nothing} />
      </Frame>
    </>
  )
}
