import type { SlotDetail } from '@/parts/machine/machine'
import { obstacleOf, payFor } from '@/parts/machine/obstacle'
import { TakeBar } from '@/parts/machine/TakeBar'
import { grouped } from '@/format/amount'
import { currencyName, type ExchangeType } from '@/format/currency'
import { useTake } from './useTake'

interface ExchangeBarProps {
  detail: SlotDetail
  type: ExchangeType
  onChanged: () => Promise<void>
}

export function ExchangeBar({ detail, type, onChanged }: ExchangeBarProps) {
  const { submit, busy, error } = useTake(detail, type, onChanged)
  const pay = payFor('exchange', type)
  return (
    <TakeBar
      detail={detail}
      way="exchange"
      obstacle={obstacleOf({ detail, pay })}
      text={`确认，扣 ${grouped(detail.goods[pay])} ${currencyName(type)}`}
      hint={`请站在${detail.machine.name} 旁再确认，${detail.goods.slot_no} 会马上出货`}
      busy={busy}
      error={error}
      onTake={() => void submit()}
    />
  )
}
