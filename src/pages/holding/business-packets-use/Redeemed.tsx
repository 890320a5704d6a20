import type { Holding } from '@/parts/holding/holding'
import { Result } from '@/blocks/result/Result'
import { fullTime } from '@/format/date'
import { replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'

interface RedeemedProps {
  holding: Holding
  onAgain: () => void
}

/** 还剩 3 次; what counts no uses can be shown as often as one likes. */
export function leftWords({ worth, uses_left }: Pick<Holding, 'worth' | 'uses_left'>): string {
  if (worth.uses === 0) return '有效期内不限次数'
  return uses_left > 0 ? `还剩 ${uses_left} 次` : '已用完'
}

/** The merchant took it: what was used, and what is left. */
export function Redeemed({ holding, onAgain }: RedeemedProps) {
  const { title, uses, holding_id, actions } = holding
  const last = uses[0]
  const again = actions.includes('use')
  const facts = [
    { name: '用了', value: title },
    ...(last
      ? [
          { name: '商家', value: last.merchant },
          { name: '时间', value: fullTime(new Date(last.at)) },
        ]
      : []),
    { name: '剩余', value: leftWords(holding), strong: true },
  ]
  return (
    <Result title="商家已核销" text="用好了，欢迎下次再来" facts={facts}>
      {again && (
        <Button shape="full" onPress={onAgain}>
          再出示一次
        </Button>
      )}
      <Button
        kind={again ? 'outline' : 'primary'}
        shape="full"
        onPress={() => void replace('holding', { holding_id })}
      >
        看这张卡券
      </Button>
    </Result>
  )
}
