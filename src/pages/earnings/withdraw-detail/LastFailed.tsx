import { money } from '@/format/money'
import { go } from '@/navigation/go'
import type { Withdrawal } from '@/parts/earnings/earnings'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'

interface LastFailedProps {
  withdrawal: Pick<Withdrawal, 'withdrawal_no' | 'amount' | 'reason'>
}

/** Why the one before came back, so that the same does not happen again. */
export const LastFailed = ({ withdrawal: { withdrawal_no, amount, reason } }: LastFailedProps) => (
  <ReasonStrip
    reason={`上一笔 ${money(amount)} 没有成功：${reason}`}
    way="看看"
    onWay={() => void go('withdrawalList', { withdrawal_no })}
  />
)
