import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { money } from '@/format/money'
import type { WithdrawalRules } from '@/parts/earnings/earnings'
import { ruleFacts } from '@/parts/earnings/ruleFacts'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'

const linesOf = ({ review_from, confirm_hours }: WithdrawalRules): string[] => [
  '收入结算以后先领到余额，余额里的钱可以提现。',
  '提现前要完成实名认证；钱只打到本人实名的微信零钱。',
  `满 ${money(review_from)} 的提现由工作人员审核，一般 1 个工作日内。`,
  `每一笔都要本人在微信里确认收款，${confirm_hours} 小时内有效，超过以后钱自动退回余额。`,
  '手续费从提现金额里扣，提交前会算给您看。',
  '同一时间只能有一笔提现在处理，广告钱包的也算；没到账的可以取消，钱退回原处，不收手续费。',
  '没有成功的提现不占当天和当月的额度。',
]

/** The rules, as the server works by them. */
export default function WithdrawalListRuler() {
  const call = useRead('/tp5/api/UserWithdraw/rules', {}, { alike: true })
  if (!call.data) return <UnloadedScreen route="withdrawalListRuler" call={call} rows={4} />
  return (
    <Screen route="withdrawalListRuler">
      <Stack inset>
        <Card>
          <SectionHead title="额度和手续费" />
          <Facts facts={ruleFacts(call.data)} />
        </Card>
        <Card>
          <SectionHead title="怎么提" />
          <NumberedLines lines={linesOf(call.data)} />
        </Card>
      </Stack>
    </Screen>
  )
}
