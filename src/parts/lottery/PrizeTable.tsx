import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { go } from '@/navigation/go'
import { leftWords, oddsWords, type Prize } from './lottery'

/** What can be won, how often it comes, and what is left of it today. */
export const PrizeTable = ({ prizes }: { prizes: readonly Prize[] }) => (
  <Card bare>
    {prizes.map((prize) => (
      <Cell
        key={prize.prize_id}
        title={`${prize.sign} ${prize.name}`}
        value={`${oddsWords(prize)} · ${leftWords(prize)}`}
        {...(prize.kind === 'goods' && {
          onPress: () => void go('lotteryGoodsDetail', { prize_id: prize.prize_id }),
        })}
      />
    ))}
  </Card>
)
